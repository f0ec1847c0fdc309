/** Days as sentences say them. */

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
