import { Temporal } from 'temporal-polyfill'

/** A deadline as the catalogue tells it; `date` (YYYY-MM-DD) ends in `timeZone`. */
export type Deadline = { date: string | null; precision: string; timeZone: string }

/** A deadline that lies ahead, with a day to count from. */
export type ComingDeadline = Deadline & { date: string }

const AHEAD = ['exact', 'recurring-day', 'recurring-month']

/**
 * The deadline while there is something to wait for; null once it is over, only last known or not
 * stated. A month lasts until the catalogue rolls it over.
 */
export function comingDeadline(deadline: Deadline, now: Date): ComingDeadline | null {
  const { date, precision, timeZone } = deadline
  if (date === null || !AHEAD.includes(precision)) return null
  const isOver = precision !== 'recurring-month' && endOf({ date, timeZone }) <= now
  return isOver ? null : { ...deadline, date }
}

/** The instant at which the deadline's day is over in its zone, also when clocks change. */
export function endOf({ date, timeZone }: { date: string; timeZone: string }): Date {
  const next = Temporal.PlainDate.from(date).add({ days: 1 })
  return instantOf(next.toZonedDateTime({ timeZone }))
}

/** 23:59 of the deadline's day in its zone: the instant that people read. */
export function lastMinuteOf(deadline: { date: string; timeZone: string }): Date {
  return new Date(endOf(deadline).getTime() - 60_000)
}

/** Whole days from today to the deadline, both as its own zone has them. */
export function daysLeftUntil(
  { date, timeZone }: { date: string; timeZone: string },
  now: Date,
): number {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
  return today.until(Temporal.PlainDate.from(date), { largestUnit: 'days' }).days
}

const MORNING = Temporal.PlainTime.from('09:00')

/**
 * When a reminder is due: at 09:00 of the student's clock, on the day that is `daysBefore` days before
 * the deadline's. Where the two are a day apart, the deadline's zone says what day it is, so that the
 * reminder and the site count the same days. Always before the deadline is over.
 */
export function remindAt(
  { date, timeZone }: { date: string; timeZone: string },
  daysBefore: number,
  studentZone: string,
): Date {
  const day = Temporal.PlainDate.from(date).subtract({ days: daysBefore })
  const mornings = [-1, 0, 1].map((n) =>
    day.add({ days: n }).toZonedDateTime({ timeZone: studentZone, plainTime: MORNING }),
  )
  // A day that is shortened by a change of clocks may have no such morning: then the one before.
  const isNotLater = (at: Temporal.ZonedDateTime) =>
    Temporal.PlainDate.compare(at.withTimeZone(timeZone).toPlainDate(), day) <= 0
  return instantOf(
    mornings.findLast(isNotLater) ?? mornings[0] ?? day.toZonedDateTime(timeZone),
  )
}

/** 09:00 of the student's clock, tomorrow or some days on. */
export function nextMorning(now: Date, studentZone: string, days = 1): Date {
  return instantOf(
    Temporal.Instant.fromEpochMilliseconds(now.getTime())
      .toZonedDateTimeISO(studentZone)
      .add({ days })
      .withPlainTime(MORNING),
  )
}

/** 09:00 of a day (YYYY-MM-DD) in a zone. */
export function morningOf(day: string, timeZone: string): Date {
  return instantOf(
    Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: MORNING }),
  )
}

function instantOf(at: Temporal.ZonedDateTime): Date {
  return new Date(at.epochMilliseconds)
}
