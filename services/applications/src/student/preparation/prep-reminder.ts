import { type CalendarDay, daysBetween } from '@landfall/calendar/day'
import { firstAfter, morningsBefore } from '@landfall/calendar/deadline'
import { dayAndMonth, daysLeftInWords, monthInWords } from '@landfall/calendar/words'
import { dayIn } from '@landfall/calendar/zone'
import { idFromName } from '@landfall/kit/core/ids'
import { type Notice, shortened, unconfirmed } from '../reminder/reminder-notice.ts'
import type { ScholarshipCopy } from '../scholarship-copy/scholarship-copy.ts'

/** Days before the due day on which students are reminded, at 09:00 in their time zone. */
const REMINDED_DAYS: readonly number[] = [3, 0]
const TITLE_MAX = 160

/** A task or a checklist line with a due day. */
export type DueThing = {
  id: string
  studentId: string
  scholarshipId: string
  title: string
  dueDate: CalendarDay
  /** The usual deadline from which its day is counted back; null for a definite day. */
  usualDay: CalendarDay | null
  isOffList: boolean
}

/** The next morning on which to remind of one of these days; null if there is none. */
export function nextReminder(
  dueDates: readonly (CalendarDay | null)[],
  studentZone: string,
  after: Date,
): Date | null {
  const days = dueDates.filter((day) => day !== null)
  return firstAfter(
    after,
    days.flatMap((day) => morningsBefore(day, REMINDED_DAYS, studentZone)),
  )
}

/** The time after which mornings are still due, so that one that has come but was not told yet is not lost. */
export function pendingSince(remindAt: Date | null, now: Date): Date {
  return remindAt !== null && remindAt <= now ? new Date(remindAt.getTime() - 1) : now
}

/** Whether one of its mornings falls between `since` and `now`. */
export function isDueBetween(
  dueDate: CalendarDay,
  studentZone: string,
  { since, now }: { since: Date; now: Date },
): boolean {
  const mornings = morningsBefore(dueDate, REMINDED_DAYS, studentZone)
  return mornings.some((at) => at >= since && at <= now)
}

/**
 * The notice of something that is due; null once its day is over. Its id follows from the day and the message, so
 * that repeated requests send one notice.
 */
export function dueNotice(
  thing: DueThing,
  scholarship: ScholarshipCopy,
  studentZone: string,
  now: Date,
): Notice | null {
  const daysLeft = daysBetween(dayIn(studentZone, now), thing.dueDate)
  if (daysLeft < 0) return null
  const stage = daysLeft === 0 ? 'today' : 'soon'
  const { usualDay } = thing
  const due = usualDay === null ? 'Due' : 'By your plan, due'
  const notes = usualDay === null ? [] : [countedBack(usualDay, scholarship)]
  return {
    noticeId: idFromName('notice', `task-due:${thing.id}:${thing.dueDate}:${stage}`),
    userId: thing.studentId,
    type: 'task-due',
    title: shortened(`${due} ${daysLeftInWords(daysLeft)}: ${thing.title}`, TITLE_MAX),
    body: [`For ${shortened(scholarship.title, TITLE_MAX)}.`, ...notes].join('\n\n'),
    link: toolkitPage(thing.scholarshipId),
    linkLabel: 'Open your plan',
    occurredAt: now.toISOString(),
    isUrgent: daysLeft === 0 && usualDay === null,
  }
}

function countedBack(usualDay: CalendarDay, scholarship: ScholarshipCopy): string {
  const isMonth = scholarship.deadlinePrecision === 'recurring-month'
  const when = isMonth ? monthInWords(usualDay) : dayAndMonth(usualDay)
  return `Counted back from the usual deadline, ${when}. ${unconfirmed(scholarship)}`
}

/** The page with the preparation for one award. */
export function toolkitPage(scholarshipId: string): string {
  return `/application-toolkit?scholarship=${scholarshipId}`
}
