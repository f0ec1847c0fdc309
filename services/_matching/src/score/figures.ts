import type { DecimalText } from '../scholarship-criteria.ts'

/**
 * A decimal of up to `places` places as a whole number of its smallest unit ("3.25" with 2 is 325), so
 * that margins and shares are computed exactly.
 */
export function scaled(decimal: DecimalText, places: number): number {
  return Math.round(Number(decimal) * 10 ** places)
}

const MILLISECONDS_A_DAY = 86_400_000

/** Whole days from one calendar day (YYYY-MM-DD) to another; negative when it lies before. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / MILLISECONDS_A_DAY
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "15 Jan 2027" */
export function dayInWords(day: string): string {
  return dayFormat.format(new Date(day))
}

/** "1 day", "2 days" */
export function daysInWords(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}
