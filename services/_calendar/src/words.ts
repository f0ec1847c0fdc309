import type { CalendarDay } from './day.ts'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** "1 Dec 2026" */
export function dayInWords(day: CalendarDay): string {
  return `${dayAndMonth(day)} ${day.slice(0, 4)}`
}

/** "1 Dec" */
export function dayAndMonth(day: CalendarDay): string {
  return `${Number(day.slice(8, 10))} ${monthName(Number(day.slice(5, 7)))}`
}

/** "Dec 2026" */
export function monthInWords(day: CalendarDay): string {
  return `${monthName(Number(day.slice(5, 7)))} ${day.slice(0, 4)}`
}

/** "Dec". @param month 1 to 12 */
export function monthName(month: number): string {
  return MONTHS[month - 1] ?? ''
}

/** "America/New_York" → "New York" */
export function zoneInWords(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}

/** "today", "tomorrow", "in 10 days", "2 days ago" */
export function daysLeftInWords(days: number): string {
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  return days < 0 ? `${-days} ${days === -1 ? 'day' : 'days'} ago` : `in ${days} days`
}
