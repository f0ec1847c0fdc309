import { type CalendarDay, dayOf } from '@landfall/calendar/day'

/** The same day so many months later; the month's last day where it has no such day (31 Jan + 1 → 28 Feb). */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const count = year * 12 + (month - 1) + months
  return dayOf(Math.floor(count / 12), (((count % 12) + 12) % 12) + 1, date)
}
