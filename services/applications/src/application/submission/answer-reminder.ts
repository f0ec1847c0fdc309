import { type DayInZone, firstAfter, remindAt } from '@landfall/calendar/deadline'
import { daysBetween } from '@landfall/calendar/day'
import { dayIn } from '@landfall/calendar/zone'

/** A planned reminder to answer an owner's request for information by its day. One per application. */
export type AnswerReminder = {
  applicationId: string
  studentId: string
  /** The application's version when the owner asked. */
  version: number
  /** YYYY-MM-DD, in the student's time zone. */
  dueOn: string
  /** The next morning. */
  remindAt: Date
}

/** If an answer is due within this many days, the reminder comes at any hour. */
export const URGENT_DAYS = 1
/** Days before the last day on which to remind; 0 is the last day. */
const REMINDED_BEFORE_DAYS = [3, 1, 0]

/** The next morning of the student's clock to remind of an answer that is due; null when none is left. */
export function nextAnswerReminder(
  lastDay: DayInZone,
  studentZone: string,
  now: Date,
): Date | null {
  return firstAfter(
    now,
    morningsOf(lastDay, studentZone).map(({ at }) => at),
  )
}

/**
 * The latest reminder morning that has come, as days before the last day, and how many days are left now; null before
 * the first morning and once the last day is over.
 */
export function answerReminderOf(
  dueOn: string,
  studentZone: string,
  now: Date,
): { before: number; daysLeft: number } | null {
  const daysLeft = daysBetween(dayIn(studentZone, now), dueOn)
  const lastDay = { date: dueOn, timeZone: studentZone }
  const come = morningsOf(lastDay, studentZone).findLast(({ at }) => at <= now)
  return come === undefined || daysLeft < 0 ? null : { before: come.days, daysLeft }
}

/**
 * When to remind of an answer after the student's time zone has changed: on the same morning in the new zone, even if
 * it has passed there. If `awaited` is no reminder morning of the old zone, on the next one.
 */
export function movedAnswerReminder(
  lastDay: DayInZone,
  { from, to }: { from: string; to: string },
  { awaited, now }: { awaited: Date; now: Date },
): Date | null {
  const waitedFor = morningsOf(lastDay, from).find(
    ({ at }) => at.getTime() === awaited.getTime(),
  )
  return waitedFor
    ? remindAt(lastDay, waitedFor.days, to)
    : nextAnswerReminder(lastDay, to, now)
}

function morningsOf(lastDay: DayInZone, studentZone: string) {
  return REMINDED_BEFORE_DAYS.map((days) => {
    return { days, at: remindAt(lastDay, days, studentZone) }
  })
}
