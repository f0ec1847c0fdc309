import { addDays, type CalendarDay, weekdayOf } from '@landfall/calendar/day'
import { dayIn, fromMinute } from '@landfall/calendar/zone'

/** A part of a day, in minutes on the clock: 540 to 1,020 is 09:00 to 17:00; 1,440 is the end of the day. */
export type DayRange = { fromMinute: number; untilMinute: number }

/** When a mentor takes sessions. Times are those of the wall clock in `timeZone`. */
export type Availability = {
  /** IANA name. */
  timeZone: string
  /** 1 Monday to 7 Sunday. */
  weekly: readonly (DayRange & { weekday: number })[]
  /** Days with other hours; without ranges, the mentor takes no sessions on that day. */
  overrides: readonly { day: CalendarDay; ranges: readonly DayRange[] }[]
  /** Break after each session, in minutes. */
  bufferMinutes: number
  /** How many hours ahead a session must be booked at the latest. */
  noticeHours: number
  /** How many days ahead can be booked. */
  horizonDays: number
}

/** The time between two instants. */
export type Span = { startsAt: Date; endsAt: Date }

/** Lengths of sessions, in minutes. */
export const DURATIONS = [30, 60, 90, 120] as const

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const STEP_MS = 30 * MINUTE_MS

export const NEVER: Omit<Availability, 'timeZone'> = {
  weekly: [],
  overrides: [],
  bufferMinutes: 15,
  noticeHours: 24,
  horizonDays: 60,
}

/** When the mentor takes sessions between two instants, in order; adjacent spans are joined. */
export function openSpans(availability: Availability, { startsAt, endsAt }: Span): Span[] {
  const { timeZone } = availability
  const last = dayIn(timeZone, endsAt)
  const spans: Span[] = []
  // Starts with the day before, which may end within the span.
  for (let day = addDays(dayIn(timeZone, startsAt), -1); day <= last; day = addDays(day, 1))
    for (const range of rangesOf(availability, day)) {
      const span = {
        startsAt: fromMinute(timeZone, day, range.fromMinute),
        endsAt: fromMinute(timeZone, day, range.untilMinute),
      }
      // Where clocks jump, a range may not exist at all.
      if (span.startsAt < span.endsAt) spans.push(span)
    }
  return joined(spans).filter((span) => span.endsAt > startsAt && span.startsAt < endsAt)
}

function rangesOf(
  { weekly, overrides }: Availability,
  day: CalendarDay,
): readonly DayRange[] {
  const instead = overrides.find((override) => override.day === day)
  if (instead) return instead.ranges
  return weekly.filter(({ weekday }) => weekday === weekdayOf(day))
}

function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = []
  for (const span of spans.toSorted(
    (a, b) => a.startsAt.getTime() - b.startsAt.getTime(),
  )) {
    const before = all.at(-1)
    if (before && before.endsAt >= span.startsAt) {
      if (span.endsAt > before.endsAt) before.endsAt = span.endsAt
    } else all.push({ ...span })
  }
  return all
}

export type SlotQuery = Span & {
  durationMinutes: number
  /** Times that are taken, including buffers. */
  busy: readonly Span[]
  now: Date
}

/** The sessions that can be booked and begin between two instants, one every half hour, in order. */
export function freeSlots(availability: Availability, query: SlotQuery): Span[] {
  const { durationMinutes, busy, now } = query
  const { bufferMinutes, noticeHours, horizonDays } = availability
  const earliest = Math.max(query.startsAt.getTime(), now.getTime() + noticeHours * HOUR_MS)
  const latest = Math.min(
    query.endsAt.getTime(),
    now.getTime() + horizonDays * 24 * HOUR_MS,
  )
  if (earliest >= latest) return []
  const lengthMs = durationMinutes * MINUTE_MS
  const until = new Date(latest + lengthMs)
  return openSpans(availability, { startsAt: new Date(earliest), endsAt: until }).flatMap(
    (open) =>
      startsWithin(open, lengthMs)
        .filter((start) => start >= earliest && start < latest)
        .map((start) => ({ startsAt: new Date(start), endsAt: new Date(start + lengthMs) }))
        .filter(
          (slot) => !busy.some((taken) => meets(taken, withBuffer(slot, bufferMinutes))),
        ),
  )
}

function startsWithin({ startsAt, endsAt }: Span, lengthMs: number): number[] {
  const count = Math.floor((endsAt.getTime() - startsAt.getTime() - lengthMs) / STEP_MS) + 1
  return Array.from(
    { length: Math.max(0, count) },
    (_, n) => startsAt.getTime() + n * STEP_MS,
  )
}

/** Whether a session can begin at an instant, leaving aside what is already taken. */
export function isOffered(
  availability: Availability,
  {
    startsAt,
    durationMinutes,
    now,
  }: { startsAt: Date; durationMinutes: number; now: Date },
): boolean {
  const endsAt = new Date(startsAt.getTime() + 1)
  const slots = freeSlots(availability, {
    startsAt,
    endsAt,
    durationMinutes,
    busy: [],
    now,
  })
  return slots.some((slot) => slot.startsAt.getTime() === startsAt.getTime())
}

export function withBuffer({ startsAt, endsAt }: Span, minutes: number): Span {
  return { startsAt, endsAt: new Date(endsAt.getTime() + minutes * MINUTE_MS) }
}

function meets(one: Span, other: Span): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt
}
