import {
  addDays,
  dayOf,
  lastDayOfMonth,
  weekdayOf,
  type CalendarDay,
} from '@landfall/calendar/day'

const DAYS_A_WEEK = 7

/** The weeks of a month (YYYY-MM), Monday first; null where a week reaches into another month. */
export function weeksOf(month: string): (CalendarDay | null)[][] {
  const first = `${month}-01`
  const blanks = weekdayOf(first) - 1
  const count = Number(lastDayOfMonth(first).slice(8))
  const weekCount = Math.ceil((blanks + count) / DAYS_A_WEEK)
  const cells = Array.from({ length: weekCount * DAYS_A_WEEK }, (_, at) =>
    at < blanks || at >= blanks + count ? null : addDays(first, at - blanks),
  )
  return Array.from({ length: weekCount }, (_, week) =>
    cells.slice(week * DAYS_A_WEEK, (week + 1) * DAYS_A_WEEK),
  )
}

/** The month (YYYY-MM) this many months later; earlier when the number is negative. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const at = year * 12 + number - 1 + months
  return dayOf(Math.floor(at / 12), (at % 12) + 1, 1).slice(0, 7)
}
