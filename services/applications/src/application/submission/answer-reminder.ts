import { type DayInZone, firstAfter, remindAt } from '@landfall/calendar/deadline'
import { daysBetween } from '@landfall/calendar/day'
import { dayIn } from '@landfall/calendar/zone'

/** That a student is to be reminded of what an owner asks them for by a day. One for each application. */
export type AnswerReminder = {
  applicationId: string
  studentId: string
  /** The application's when it was asked for. */
  version: number
  /** YYYY-MM-DD, as the student's clock has it. */
  dueOn: string
  /** The next morning. */
  remindAt: Date
}

/** If an answer is due within this many days, the reminder comes at any hour. */
export const URGENT_DAYS = 1
/** So many days before the last one, and on it. */
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
 * Which morning to remind by has come last, as days before the last one, and how many days are left by now; null
 * before the first and once the last day is over.
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
 * When to remind of an answer that is due, once the student's clock is another one: in the morning that was waited for,
 * also where it is over by the new clock; where the old clock knows it no more, in the next one.
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
