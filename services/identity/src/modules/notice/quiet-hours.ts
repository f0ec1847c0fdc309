import type { Addressee } from './notice.ts'

/** Minutes after midnight on the clock where the person lives; `from` may be later than `until`. */
export type QuietHours = { from: number; until: number; timeZone: string }

const MINUTES_AHEAD = 25 * 60
const minuteMs = 60_000

/**
 * When the quiet hours end that an instant lies in, or null when it lies in none. It walks minute by
 * minute, as the clock does: so a night in which the clock is changed needs no rule of its own.
 */
export function endOfQuiet(now: Date, quiet: QuietHours): Date | null {
  if (quiet.from === quiet.until || !isQuiet(now, quiet)) return null
  const thisMinute = Math.floor(now.getTime() / minuteMs)
  // Clocks are changed by whole quarters of an hour, and steps of one find the first of them.
  const step = stepOf(quiet.until)
  const first = Math.floor(thisMinute / step) * step + step
  for (let minute = first; minute <= thisMinute + MINUTES_AHEAD; minute += step) {
    const at = new Date(minute * minuteMs)
    if (!isQuiet(at, quiet)) return at
  }
  return null
}

/** The same for a person, whose quiet hours may be off. */
export function morningOf(person: Addressee, now: Date): Date | null {
  const { hasQuietHours, quietFrom: from, quietUntil: until, timeZone } = person
  return hasQuietHours ? endOfQuiet(now, { from, until, timeZone }) : null
}

/** Offsets of zones are whole quarters: an end at a quarter is met by quarters. */
function stepOf(until: number): number {
  return until % 15 === 0 ? 15 : 1
}

function isQuiet(at: Date, { from, until, timeZone }: QuietHours): boolean {
  const minute = minuteOfDay(at, timeZone)
  if (from < until) return minute >= from && minute < until
  return minute >= from || minute < until
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function minuteOfDay(at: Date, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  clocks.set(timeZone, clock)
  const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, value]))
  return Number(parts.get('hour')) * 60 + Number(parts.get('minute'))
}
