import { addDays, type CalendarDay, daysBetween } from './day.ts'
import { atHour, dayIn, endOfDay, nextAtMinute } from './zone.ts'
import {
  dayAndMonth,
  dayInWords,
  daysLeftInWords,
  monthInWords,
  zoneInWords,
} from './words.ts'

/** A deadline as the catalog states it; `date` ends in `timeZone`. */
export type Deadline = { date: CalendarDay | null; precision: string; timeZone: string }

/** A deadline that lies ahead, with a day to count from. */
export type ComingDeadline = Deadline & { date: CalendarDay }

/** A day, and the time zone in which it ends. */
export type DayInZone = { date: CalendarDay; timeZone: string }

const AHEAD = ['exact', 'recurring-day', 'recurring-month']
const MORNING_HOUR = 9

/**
 * The deadline as long as there is something to wait for; null once it is over, when only the last one is known,
 * and when none is stated. A month lasts until the catalog rolls it over.
 */
export function comingDeadline(deadline: Deadline, now: Date): ComingDeadline | null {
  const { date, precision, timeZone } = deadline
  if (date === null || !AHEAD.includes(precision)) return null
  const isOver = precision !== 'recurring-month' && endOfDeadline({ date, timeZone }) <= now
  return isOver ? null : { ...deadline, date }
}

/** The instant at which the deadline's day ends in its zone, clock changes included. */
export function endOfDeadline({ date, timeZone }: DayInZone): Date {
  return endOfDay(timeZone, date)
}

/** 23:59 on the deadline's day in its zone: the time that people read. */
export function lastMinuteOf(deadline: DayInZone): Date {
  return new Date(endOfDeadline(deadline).getTime() - 60_000)
}

/** Whole days from today to the deadline, both in the deadline's own zone. */
export function daysLeftUntil({ date, timeZone }: DayInZone, now: Date): number {
  return daysBetween(dayIn(timeZone, now), date)
}

/**
 * When a reminder is due: at 09:00 on the student's clock, `daysBefore` days before the deadline's day. Where the
 * two zones are a day apart, the deadline's zone decides which day it is, so that the reminder and the site count
 * the same days. Always before the deadline is over.
 */
export function remindAt(
  { date, timeZone }: DayInZone,
  daysBefore: number,
  studentZone: string,
): Date {
  const day = addDays(date, -daysBefore)
  const mornings = [-1, 0, 1].map((n) => morningOf(addDays(day, n), studentZone))
  // A day that a clock change shortens may have no such morning; then the previous morning is used.
  const isNotLater = (at: Date) => dayIn(timeZone, at) <= day
  return mornings.findLast(isNotLater) ?? morningOf(day, studentZone)
}

/** 09:00 on the student's clock, tomorrow or some days ahead. */
export function nextMorning(now: Date, studentZone: string, days = 1): Date {
  return morningOf(addDays(dayIn(studentZone, now), days), studentZone)
}

/** The next 09:00 on a person's clock: today's if it is still to come, otherwise tomorrow's. */
export function comingMorning(now: Date, zone: string): Date {
  return nextAtMinute(zone, now, MORNING_HOUR * 60)
}

/** 09:00 on a day in a zone. */
export function morningOf(day: CalendarDay, timeZone: string): Date {
  return atHour(timeZone, day, MORNING_HOUR)
}

/** 09:00 on the student's clock, this many days before a day, in the order of `daysBefore`. */
export function morningsBefore(
  day: CalendarDay,
  daysBefore: readonly number[],
  studentZone: string,
): Date[] {
  return daysBefore.map((days) => morningOf(addDays(day, -days), studentZone))
}

/** The earliest of some instants, in any order, that comes after another; null when none does. */
export function firstAfter(after: Date, instants: readonly Date[]): Date | null {
  const coming = instants.map((at) => at.getTime()).filter((ms) => ms > after.getTime())
  return coming.length === 0 ? null : new Date(Math.min(...coming))
}

/**
 * The instant from which mornings still have to be sent to a person whose clock has changed: the morning that was
 * being waited for is not lost, even if it is over by the new clock. @param awaited null: none was
 */
export function pendingAfterMove(
  awaited: Date | null,
  { from, to }: { from: string; to: string },
  now: Date,
): Date {
  if (awaited === null) return now
  const untold = morningOf(dayIn(from, awaited), to)
  return new Date(Math.min(now.getTime(), untold.getTime() - 1))
}

/** "1 Dec 2026, 23:59 New York · in 10 days"; a deadline that only recurs is never counted down. */
export function deadlineInWords(deadline: ComingDeadline, now: Date): string {
  const words = deadlineDayInWords(deadline)
  if (deadline.precision !== 'exact') return words
  return `${words} · ${daysLeftInWords(daysLeftUntil(deadline, now))}`
}

/** The same words without the part that changes from day to day. */
export function deadlineDayInWords({ date, precision, timeZone }: ComingDeadline): string {
  if (precision === 'exact') return `${dayInWords(date)}, 23:59 ${zoneInWords(timeZone)}`
  return precision === 'recurring-day'
    ? `Usually ${dayAndMonth(date)}; not confirmed for ${date.slice(0, 4)}`
    : `Around ${monthInWords(date)}; the day is not confirmed`
}

/** "2 Dec 2026, 10:29 Kolkata" */
export function instantInWords(at: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return `${dayInWords(dayIn(timeZone, at))}, ${time.format(at)} ${zoneInWords(timeZone)}`
}
