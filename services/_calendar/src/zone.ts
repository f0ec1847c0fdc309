import { LRUCache } from 'lru-cache'
import { Temporal } from 'temporal-polyfill'
import type { CalendarDay } from './day.ts'

/** The zone in which a deadline ends when nothing names one. */
export const DEADLINE_ZONE = 'America/New_York'

/** Where a person is taken to live until their account says otherwise. */
export const PERSON_ZONE = 'UTC'

/**
 * What V8 takes from Java's old ids, though IANA has no such names: each stands for several zones (IST
 * for India's, Israel's and Ireland's), and PostgreSQL and Temporal read them otherwise or not at all.
 * Source: `Temporal`'s polyfills refuse the same; the list is java.util.TimeZone's short ids.
 */
const ABBREVIATION =
  /^(?:ac|ae|ag|ar|as|be|bs|ca|cn|cs|ct|ea|ec|ie|is|js|mi|ne|ns|pl|pn|pr|ps|ss|vs)t$/i

/** Whether this is an IANA zone; offsets such as +01:00 and abbreviations such as PST are none. */
export function isTimeZone(name: string): boolean {
  const known = zoneNames.get(name)
  if (known !== undefined) return known
  const isZone = readsAsZone(name)
  zoneNames.set(name, isZone)
  return isZone
}

/** By name, whether it is a zone: asked for every deadline, and Temporal takes longer than all else about one. */
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

/** Where a deadline ends: the zone that is stated, where this runtime knows it. */
export function deadlineZone(stated: string | null | undefined): string {
  return stated && isTimeZone(stated) ? stated : DEADLINE_ZONE
}

/** Where a person lives: the zone of their account, where this runtime knows it. */
export function personZone(stated: string | null | undefined): string {
  return stated && isTimeZone(stated) ? stated : PERSON_ZONE
}

/** The day that a clock on the wall of the zone shows. @param timeZone an IANA name */
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
 * The day where a deadline ends.
 * @param stated the zone that it names; without one, the day where most are set: on it, awards are judged everywhere
 */
export function deadlineDay(instant: Date, stated?: string | null): CalendarDay {
  return dayIn(deadlineZone(stated), instant)
}

/** By zone, the day that was asked for last: nearly always today's, for thousands of deadlines. */
const lastDays = new LRUCache<
  string,
  { day: CalendarDay; startsMs: number; endsMs: number }
>({ max: 600 })

/** The instant at which the day is over in the zone: the first of the next day. */
export function endOfDay(timeZone: string, day: CalendarDay): Date {
  const key = `${timeZone} ${day}`
  const known = ends.get(key)
  if (known !== undefined) return new Date(known)
  // Without a time of day, Temporal gives the first instant that the day has.
  const next = Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime({ timeZone })
  ends.set(key, next.epochMilliseconds)
  return new Date(next.epochMilliseconds)
}

/** By zone and day: Temporal takes longer than all else about a deadline. */
const ends = new LRUCache<string, number>({ max: 5_000 })

/**
 * The instant at which a clock on the wall shows the time. A time that a change of clocks leaves out is
 * as much later; one that comes twice is the earlier. @param minute of the day, 0 to 1,439
 */
function atMinute(timeZone: string, day: CalendarDay, minute: number): Date {
  const plainTime = timeOf(minute)
  const at = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime })
  return new Date(at.epochMilliseconds)
}

/** The same for a full hour. */
export function atHour(timeZone: string, day: CalendarDay, hour: number): Date {
  return atMinute(timeZone, day, hour * 60)
}

/**
 * The first instant of a day from which a clock on the wall shows the time or a later one: where clocks jump
 * past it, the jump itself. One that comes twice is the earlier. @param minute 0 to 1,440, the end of the day
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

/** By zone, day and minute: a mentor's weeks are looked at by all who might book. */
const beginnings = new LRUCache<string, number>({ max: 20_000 })

/** Minutes after midnight that a clock on the wall shows. */
export function minuteOfDay(timeZone: string, instant: Date): number {
  const { hour, minute } = zoned(timeZone, instant)
  return hour * 60 + minute
}

/**
 * The first instant after another at which a clock on the wall shows the time, or jumps past it because
 * clocks change. @param minute of the day, 0 to 1,439
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

/** Where the clock never shows the time, Temporal gives one beside the gap: the jump itself is meant. */
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
