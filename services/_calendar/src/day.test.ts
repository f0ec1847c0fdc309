import { expect, it } from 'vitest'
import { weekdayOf } from './day.ts'

it.each([
  ['2026-11-23', 1],
  ['2026-11-28', 6],
  ['2026-11-29', 7],
  ['2024-02-29', 4],
])('%s is day %i of its week, which begins on Monday', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday)
})
