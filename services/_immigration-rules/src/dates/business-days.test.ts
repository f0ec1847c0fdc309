import { addDays } from '@landfall/calendar/day'
import { times } from '@landfall/kit/testing/breadth'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { days } from '../testing/arbitraries.ts'
import { businessDaysBefore } from '../testing/day-by-day.ts'
import { addMonths } from './add-months.ts'
import { addBusinessDays, isBusinessDay } from './business-days.ts'
import { federalHolidays } from './federal-holidays.ts'

// As the Office of Personnel Management lists them for these years.
const HOLIDAYS = {
  2026: '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25',
  2027: '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31',
  2028: '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25',
}

test.each(Object.entries(HOLIDAYS))('the holidays of %s', (year, listed) => {
  const expected = listed.split(' ').map((day) => `${year}-${day}`)
  expect(federalHolidays(Number(year))).toEqual(expected)
})

test.each([
  // Thanksgiving and a weekend lie between.
  ['2026-11-30', -3, '2026-11-24'],
  ['2026-11-27', -3, '2026-11-23'],
  // The first of January of the next year is kept on the last of December.
  ['2028-01-03', -3, '2027-12-28'],
  // From a Saturday the Friday before is the first.
  ['2026-08-15', -3, '2026-08-12'],
  ['2026-08-14', 5, '2026-08-21'],
  ['2026-09-04', 5, '2026-09-14'],
  ['2026-08-15', 0, '2026-08-15'],
])('counting from %s by %i business days gives %s', (day, count, expected) => {
  expect(addBusinessDays(day, count)).toBe(expected)
})

test('counting day by day gives the same result', () => {
  const holidays = new Set([2023, 2024, 2025, 2026, 2027, 2028].flatMap(federalHolidays))
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 30 }), (day, count) => {
      const found = addBusinessDays(day, -count)
      expect(found).toBe(businessDaysBefore(day, count, holidays))
      expect(isBusinessDay(found)).toBe(true)
    }),
    { numRuns: times(250, 10_000) },
  )
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2027-09-30', 5, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-10', -13, '2024-12-10'],
])('counting from %s by %i months gives %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected)
})

test('more months never give an earlier day', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 40 }), (day, months) => {
      const found = addMonths(day, months)
      expect(addMonths(day, months + 1) > found).toBe(true)
      expect(found >= addDays(day, months * 28)).toBe(true)
    }),
  )
})
