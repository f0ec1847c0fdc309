import { addDays, type CalendarDay } from '@landfall/calendar/day'
import { federalHolidays, weekdayOf } from './federal-holidays.ts'

/** Monday to Friday without the federal holidays. */
export function isBusinessDay(day: CalendarDay): boolean {
  const weekday = weekdayOf(day)
  if (weekday === 0 || weekday === 6) return false
  return !federalHolidays(Number(day.slice(0, 4))).includes(day)
}

/**
 * The business day so many business days later, earlier with a negative number. The day itself is not
 * counted, whatever it is; 0 is the day itself.
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
