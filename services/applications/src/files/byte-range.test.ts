import { expect, it } from 'vitest'
import { rangeOf } from './byte-range.ts'

it.each([
  [null, 'whole'],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-', { start: 2, end: 9 }],
  ['bytes=2-99', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=5-2', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,4-5', 'whole'],
  ['lines=1-2', 'whole'],
])('%s of ten bytes is %j', (header, range) => {
  expect(rangeOf(header, 10)).toEqual(range)
})
