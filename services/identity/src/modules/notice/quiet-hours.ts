import { minuteOfDay, nextAtMinute } from '@landfall/calendar/zone'
import type { Addressee } from './notice.ts'

/** Minutes after midnight on the clock where the person lives; `from` may be later than `until`. */
export type QuietHours = { from: number; until: number; timeZone: string }

/** The end of the quiet hours that an instant lies in; null when it lies in none. */
export function endOfQuiet(now: Date, quiet: QuietHours): Date | null {
  if (quiet.from === quiet.until || !isQuiet(now, quiet)) return null
  return nextAtMinute(quiet.timeZone, now, quiet.until)
}

/** The same for a person, whose quiet hours may be off. */
export function morningOf(person: Addressee, now: Date): Date | null {
  const { hasQuietHours, quietFrom: from, quietUntil: until, timeZone } = person
  return hasQuietHours ? endOfQuiet(now, { from, until, timeZone }) : null
}

function isQuiet(at: Date, { from, until, timeZone }: QuietHours): boolean {
  const minute = minuteOfDay(timeZone, at)
  if (from < until) return minute >= from && minute < until
  return minute >= from || minute < until
}
