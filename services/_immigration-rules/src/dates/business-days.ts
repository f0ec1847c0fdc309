import { addDays, type CalendarDay, weekdayOf } from '@landfall/calendar/day'
import { federalHolidays } from './federal-holidays.ts'

const FRIDAY = 5

/** Monday to Friday without the federal holidays. */
export function isBusinessDay(day: CalendarDay): boolean {
  return weekdayOf(day) <= FRIDAY && !federalHolidays(Number(day.slice(0, 4))).includes(day)
}

/**
 * The business day that is so many business days later, or earlier with a negative number. The day itself
 * is not counted, whatever it is; 0 is the day itself.
 */
export function addBusinessDays(day: CalendarDay, count: number): CalendarDay {
  const step = Math.sign(count)
  let at = day
  for (let left = Math.abs(count); left > 0;) {
    at = addDays(at, step)
    if (isBusinessDay(at)) left -= 1
  }
  return at
}
