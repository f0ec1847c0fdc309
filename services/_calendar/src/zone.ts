import { LRUCache } from 'lru-cache'
import { Temporal } from 'temporal-polyfill'
import type { CalendarDay } from './day.ts'

/** The zone in which a deadline ends when nothing names one. */
export const DEADLINE_ZONE = 'America/New_York'

/** The zone assumed for a person until their account says otherwise. */
export const PERSON_ZONE = 'UTC'

/**
 * Names that V8 takes from Java's old ids, although IANA has no such names: each stands for several zones (IST for
 * India's, Israel's and Ireland's), and PostgreSQL and Temporal read them differently or not at all.
 * Source: `Temporal`'s polyfills refuse the same; the list is java.util.TimeZone's short ids.
 */
const ABBREVIATION =
  /^(?:ac|ae|ag|ar|as|be|bs|ca|cn|cs|ct|ea|ec|ie|is|js|mi|ne|ns|pl|pn|pr|ps|ss|vs)t$/i

/** Whether this is an IANA zone; offsets such as +01:00 and abbreviations such as PST are not. */
export function isTimeZone(name: string): boolean {
  const known = zoneNames.get(name)
  if (known !== undefined) return known
  const isZone = readsAsZone(name)
  zoneNames.set(name, isZone)
  return isZone
}

/**
 * Whether each name is a zone. Cached because every deadline needs it, and Temporal takes longer than everything
 * else about a deadline.
 */
const zoneNames = new LRUCache<string, boolean>({ max: 600 })

function readsAsZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name) || ABBREVIATION.test(name)) return false
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
    return true
  } catch {
    return false
  }
}

/** The zone in which a deadline ends: the stated one, if this runtime knows it. */
export function deadlineZone(stated: string | null | undefined): string {
  return stated && isTimeZone(stated) ? stated : DEADLINE_ZONE
}

/** The zone in which a person lives: that of their account, if this runtime knows it. */
export function personZone(stated: string | null | undefined): string {
  return stated && isTimeZone(stated) ? stated : PERSON_ZONE
}

/** The date on a wall clock in the zone. @param timeZone an IANA name */
export function dayIn(timeZone: string, instant: Date): CalendarDay {
  const known = lastDays.get(timeZone)
  const at = instant.getTime()
  if (known && at >= known.startsMs && at < known.endsMs) return known.day
  const local = zoned(timeZone, instant)
  const startsMs = local.startOfDay().epochMilliseconds
  const day = local.toPlainDate().toString()
  lastDays.set(timeZone, { day, startsMs, endsMs: endOfDay(timeZone, day).getTime() })
  return day
}

/**
 * The date in the zone where a deadline ends.
 * @param stated the zone that the deadline names; without it, the zone where most deadlines are set, whose date is
 * used to judge awards everywhere
 */
export function deadlineDay(instant: Date, stated?: string | null): CalendarDay {
  return dayIn(deadlineZone(stated), instant)
}

/** The last date that was asked for in each zone: nearly always today's, for thousands of deadlines. */
const lastDays = new LRUCache<
  string,
  { day: CalendarDay; startsMs: number; endsMs: number }
>({ max: 600 })

/** The instant at which the day ends in the zone: the first instant of the next day. */
export function endOfDay(timeZone: string, day: CalendarDay): Date {
  const key = `${timeZone} ${day}`
  const known = ends.get(key)
  if (known !== undefined) return new Date(known)
  // Without a time, Temporal returns the first instant of the day.
  const next = Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime({ timeZone })
  ends.set(key, next.epochMilliseconds)
  return new Date(next.epochMilliseconds)
}

/** Cached by zone and day, because Temporal takes longer than everything else about a deadline. */
const ends = new LRUCache<string, number>({ max: 5_000 })

/**
 * The instant at which a wall clock shows the time. A time that a clock change skips is moved later by as much; of
 * a time that comes twice, the earlier one counts. @param minute of the day, 0 to 1,439
 */
function atMinute(timeZone: string, day: CalendarDay, minute: number): Date {
  const plainTime = timeOf(minute)
  const at = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime })
  return new Date(at.epochMilliseconds)
}

/** The instant of a full hour. */
export function atHour(timeZone: string, day: CalendarDay, hour: number): Date {
  return atMinute(timeZone, day, hour * 60)
}

/**
 * The first instant of a day from which a wall clock shows the time or a later one: if clocks jump past it, the
 * jump itself. Of a time that comes twice, the earlier one counts. @param minute 0 to 1,440, the end of the day
 */
export function fromMinute(timeZone: string, day: CalendarDay, minute: number): Date {
  if (minute >= 1_440) return endOfDay(timeZone, day)
  const key = `${timeZone} ${day} ${minute}`
  const known = beginnings.get(key)
  if (known !== undefined) return new Date(known)
  const time = timeOf(minute)
  const at = Temporal.PlainDate.from(day).toPlainDateTime(time).toZonedDateTime(timeZone)
  const beginning = shownOrJumped(at, time)
  beginnings.set(key, beginning)
  return new Date(beginning)
}

/** Cached by zone, day and minute, because everyone who might book looks at a mentor's weeks. */
const beginnings = new LRUCache<string, number>({ max: 20_000 })

/** Minutes after midnight on a wall clock in the zone. */
export function minuteOfDay(timeZone: string, instant: Date): number {
  const { hour, minute } = zoned(timeZone, instant)
  return hour * 60 + minute
}

/**
 * The first instant after another at which a wall clock shows the time, or jumps past it because of a clock change.
 * @param minute of the day, 0 to 1,439
 */
export function nextAtMinute(timeZone: string, after: Date, minute: number): Date {
  const time = timeOf(minute)
  const today = zoned(timeZone, after).toPlainDate()
  const instants = [today, today.add({ days: 1 })].flatMap((day) =>
    (['earlier', 'later'] as const).map((disambiguation) =>
      day.toPlainDateTime(time).toZonedDateTime(timeZone, { disambiguation }),
    ),
  )
  const next = instants
    .map((at) => shownOrJumped(at, time))
    .filter((ms) => ms > after.getTime())
  return new Date(Math.min(...next))
}

/** If the clock never shows the time, Temporal returns an instant beside the gap; this returns the jump itself. */
function shownOrJumped(at: Temporal.ZonedDateTime, time: Temporal.PlainTime): number {
  if (at.toPlainTime().equals(time)) return at.epochMilliseconds
  const isBefore = Temporal.PlainTime.compare(at.toPlainTime(), time) < 0
  const jump = at.getTimeZoneTransition(isBefore ? 'next' : 'previous')
  return (jump ?? at).epochMilliseconds
}

function timeOf(minute: number): Temporal.PlainTime {
  return new Temporal.PlainTime(Math.floor(minute / 60), minute % 60)
}

function zoned(timeZone: string, instant: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(
    timeZone,
  )
}
