/** A calendar day as `YYYY-MM-DD`, without a zone. Text order is time order. */
export type CalendarDay = string

const DAY_MS = 86_400_000

/** @param month 1 to 12; a day beyond the month's last becomes the last (29 February → 28). */
export function dayOf(year: number, month: number, day: number): CalendarDay {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(Math.min(day, last), 2)}`
}

/** Whether the text is a day that exists. */
export function isCalendarDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && month >= 1 && month <= 12 && day >= 1
    ? dayOf(year, month, day) === text
    : false
}

/** The last day of the month in which the day lies. */
export function lastDayOfMonth(day: CalendarDay): CalendarDay {
  return dayOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 31)
}

/** Whole days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((utcOf(to) - utcOf(from)) / DAY_MS)
}

/** The day this many days later, or earlier if the number is negative. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(utcOf(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The day of the week: 1 Monday to 7 Sunday. */
export function weekdayOf(day: CalendarDay): number {
  return new Date(utcOf(day)).getUTCDay() || 7
}

function digits(part: number, count: number): string {
  return String(part).padStart(count, '0')
}

function utcOf(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00Z`)
}
