/** A calendar day as `YYYY-MM-DD`, without a zone. Text order is time order. */
export type CalendarDay = string

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const formatters = new Map<string, Intl.DateTimeFormat>()

/** The day that a clock on the wall of the zone shows. @param timeZone an IANA name */
export function dayIn(timeZone: string, instant: Date): CalendarDay {
  const wall = new Date(instant.getTime() + offsetAt(timeZone, instant))
  return dayOf(wall.getUTCFullYear(), wall.getUTCMonth() + 1, wall.getUTCDate())
}

/** The instant at which the day is over in the zone: the next day's first, also when clocks change. */
export function endOfDay(timeZone: string, day: CalendarDay): Date {
  return atHour(timeZone, day, 24)
}

/** The instant at which a clock on the wall of the zone shows the full hour of the day. */
export function atHour(timeZone: string, day: CalendarDay, hour: number): Date {
  const wall = utcOf(day) + hour * HOUR_MS
  // The offset at the guess may differ from the one at the answer, so it is corrected once more.
  const guess = wall - offsetAt(timeZone, new Date(wall))
  return new Date(wall - offsetAt(timeZone, new Date(guess)))
}

/** Whole days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((utcOf(to) - utcOf(from)) / DAY_MS)
}

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

/** "1 Dec 2026" */
export function dayInWords(day: CalendarDay): string {
  return `${dayAndMonth(day)} ${day.slice(0, 4)}`
}

/** "1 Dec" */
export function dayAndMonth(day: CalendarDay): string {
  return `${Number(day.slice(8, 10))} ${monthName(Number(day.slice(5, 7)))}`
}

/** "Dec". @param month 1 to 12 */
export function monthName(month: number): string {
  return MONTHS[month - 1] ?? ''
}

/** "America/New_York" → "New York" */
export function zoneInWords(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}

function digits(part: number, count: number): string {
  return String(part).padStart(count, '0')
}

function utcOf(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00Z`)
}

const MINUTE_MS = 60_000
const MOST_OFFSETS = 5_000
/** By zone and minute: asking the formatter takes longer than all else about a deadline. */
const offsets = new Map<string, number>()

/** Clocks change at full minutes. */
function offsetAt(timeZone: string, instant: Date): number {
  const minute = Math.floor(instant.getTime() / MINUTE_MS)
  const key = `${timeZone} ${minute}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  if (offsets.size >= MOST_OFFSETS) offsets.clear()
  const start = minute * MINUTE_MS
  const offset = wallClock(timeZone, new Date(start)) - start
  offsets.set(key, offset)
  return offset
}

/** What the clock on the wall shows, as if it were in UTC. */
function wallClock(timeZone: string, instant: Date): number {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, Number(part.value)]),
  )
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return Date.UTC(
    of('year'),
    of('month') - 1,
    of('day'),
    of('hour'),
    of('minute'),
    of('second'),
  )
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formatters.set(timeZone, made)
  return made
}
