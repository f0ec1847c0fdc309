import { addDays, type CalendarDay, dayOf, weekdayOf } from '@landfall/calendar/day'

const MONDAY = 1
const THURSDAY = 4
const SATURDAY = 6
const SUNDAY = 7

/**
 * The legal public holidays of the United States that are observed in a year, in order. One that falls on a
 * Saturday is observed on Friday, on a Sunday on Monday, so that next year's first may be among them.
 * Source: 5 U.S.C. 6103(a) and (b); Executive Order 11582. Consulates also close on the holidays of their
 * country, which nobody lists here.
 */
export function federalHolidays(year: number): CalendarDay[] {
  return [...legalHolidays(year), dayOf(year + 1, 1, 1)]
    .map(observed)
    .filter((day) => day.startsWith(String(year)))
    .toSorted()
}

function legalHolidays(year: number): CalendarDay[] {
  return [
    dayOf(year, 1, 1),
    nth(year, 1, MONDAY, 3), // Birthday of Martin Luther King, Jr.
    nth(year, 2, MONDAY, 3), // Washington's Birthday
    lastMonday(year, 5), // Memorial Day
    dayOf(year, 6, 19), // Juneteenth
    dayOf(year, 7, 4), // Independence Day
    nth(year, 9, MONDAY, 1), // Labor Day
    nth(year, 10, MONDAY, 2), // Columbus Day
    dayOf(year, 11, 11), // Veterans Day
    nth(year, 11, THURSDAY, 4), // Thanksgiving Day
    dayOf(year, 12, 25),
  ]
}

function observed(day: CalendarDay): CalendarDay {
  const weekday = weekdayOf(day)
  if (weekday === SATURDAY) return addDays(day, -1)
  return weekday === SUNDAY ? addDays(day, 1) : day
}

function nth(year: number, month: number, weekday: number, count: number): CalendarDay {
  const first = dayOf(year, month, 1)
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (count - 1))
}

function lastMonday(year: number, month: number): CalendarDay {
  const last = dayOf(year, month, 31)
  return addDays(last, -((weekdayOf(last) - MONDAY + 7) % 7))
}
