import { expect, it } from 'vitest'
import { slowDownSeconds } from './throttle.ts'

it.each([
  [1, 2],
  [2, 4],
  [5, 32],
  [9, 300],
  [10_000, 300],
])('failure %i over the limit waits %i seconds', (over, seconds) => {
  expect(slowDownSeconds(over, 300)).toBe(seconds)
})
