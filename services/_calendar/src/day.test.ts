import { expect, it } from 'vitest'
import {
  addDays,
  dayOf,
  daysBetween,
  isCalendarDay,
  lastDayOfMonth,
  weekdayOf,
} from './day.ts'

it.each([
  ['2026-11-23', 1],
  ['2026-11-28', 6],
  ['2026-11-29', 7],
  ['2024-02-29', 4],
])('%s is day %i of its week, which begins on Monday', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday)
})

it.each([
  ['2026-01-01', true],
  ['2026-12-31', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2100-02-29', false],
  ['2026-04-31', false],
  ['2026-00-10', false],
  ['2026-13-10', false],
  ['2026-01-00', false],
  ['2026-1-1', false],
  ['2026-01-01T00:00', false],
  ['20260101', false],
  ['', false],
])('%j is a day that exists: %s', (text, isDay) => {
  expect(isCalendarDay(text)).toBe(isDay)
})

it.each([
  [2026, 1, 1, '2026-01-01'],
  [2026, 2, 31, '2026-02-28'],
  [2028, 2, 30, '2028-02-29'],
  [2026, 12, 31, '2026-12-31'],
])('of %i, month %i, %i is %s', (year, month, day, expected) => {
  expect(dayOf(year, month, day)).toBe(expected)
})

it.each([
  ['2026-01-01', '2026-01-31'],
  ['2028-02-29', '2028-02-29'],
  ['2026-11-15', '2026-11-30'],
])('the month of %s ends on %s', (day, last) => {
  expect(lastDayOfMonth(day)).toBe(last)
})

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-03-01', -365, '2025-03-01'],
  ['2026-11-01', 0, '2026-11-01'],
])('from %s %i days lead to %s, and back', (from, days, to) => {
  expect(addDays(from, days)).toBe(to)
  expect(daysBetween(from, to)).toBe(days)
})
