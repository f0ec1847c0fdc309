import { idFromName } from '@landfall/kit/core/ids'
import {
  type ComingDeadline,
  comingDeadline,
  type Deadline,
  deadlineDayInWords,
  daysLeftUntil,
  endOfDeadline,
} from '@landfall/calendar/deadline'
import { dayInWords } from '@landfall/calendar/words'
import { type Notice, shortened } from '../reminder/reminder-notice.ts'
import {
  deadlineOf,
  pageOf,
  type ScholarshipCopy,
} from '../scholarship-copy/scholarship-copy.ts'

const TITLE_MAX = 160
const CLOSE_DAYS = 2

export type NoticeText = {
  type:
    | 'saved-closed'
    | 'saved-reopened'
    | 'saved-changed'
    | 'deadline-earlier'
    | 'deadline-announced'
  /** Identifies the notice if the type does not, so that one version can cause two. */
  cause?: string
  head: string
  body: string
  isUrgent?: boolean
}

/** The same notice for every student who should know about a change to an award that they saved. */
export function savedNotices(
  scholarship: ScholarshipCopy,
  { type, cause = type, head, body, isUrgent = false }: NoticeText,
  studentIds: readonly string[],
  now: Date,
): Notice[] {
  return studentIds.map((studentId) => ({
    noticeId: noticeIdOf(cause, scholarship, studentId),
    userId: studentId,
    type,
    title: shortened(`${head}: ${scholarship.title}`, TITLE_MAX),
    body,
    link: pageOf(scholarship),
    linkLabel: 'View scholarship',
    occurredAt: now.toISOString(),
    isUrgent,
  }))
}

function noticeIdOf(
  cause: string,
  { scholarshipId, version }: ScholarshipCopy,
  studentId: string,
) {
  return idFromName('notice', `${cause}:${scholarshipId}:${version}:${studentId}`)
}

/** How a deadline changed between two versions of an award. */
export type DeadlineChange =
  | { kind: 'none' }
  /** For everybody who saved it and has not applied. */
  | { kind: 'moved'; notice: NoticeText }
  /** For those who asked to be told: the date itself, or for now only the usual one. */
  | { kind: 'announced' | 'expected'; notice: NoticeText }

/**
 * Compares an award's deadline with what it was. Time passing is not a change: a past day becomes the last known one,
 * and a recurring day rolls over to the next year.
 */
export function deadlineChange(
  before: ScholarshipCopy,
  after: ScholarshipCopy,
  now: Date,
): DeadlineChange {
  const [old, next] = [deadlineOf(before), deadlineOf(after)]
  const coming = comingDeadline(next, now)
  if (isSame(old, next)) return { kind: 'none' }
  if (!coming)
    return next.precision === 'none' ? withdrawn(old, now) : corrected(old, next, now)
  if (old.precision === 'last-known' || old.precision === 'none') {
    return coming.precision === 'exact'
      ? { kind: 'announced', notice: announcement(coming, now) }
      : { kind: 'expected', notice: expectation(coming) }
  }
  if (isRollOver(old, next)) return { kind: 'none' }
  return { kind: 'moved', notice: moved(old, coming, now) }
}

/** The notice for students who asked to be told of the next deadline. @param remarks what to say before it */
export function announcement(
  deadline: ComingDeadline,
  now: Date,
  remarks: readonly string[] = [],
): NoticeText {
  return {
    type: 'deadline-announced',
    head: 'Deadline announced',
    body: [...remarks, deadlineLine(deadline)].join('\n\n'),
    isUrgent: isClose(deadline, now),
  }
}

/**
 * "Deadline: 15 Dec 2026, 23:59 New York"; without the days left, as a notice stays and they would be wrong tomorrow.
 */
export function deadlineLine(deadline: ComingDeadline): string {
  return `Deadline: ${deadlineDayInWords(deadline)}`
}

function expectation(deadline: ComingDeadline): NoticeText {
  const body = [deadlineLine(deadline), 'We will tell you once the date is announced.']
  return {
    type: 'deadline-announced',
    head: 'Usual date known',
    body: body.join('\n\n'),
  }
}

function moved(old: Deadline, next: ComingDeadline, now: Date): NoticeText {
  const isConfirmed = next.precision === 'exact' && old.precision !== 'exact'
  const wasDay =
    old.date && old.precision === 'exact' ? `It was ${dayInWords(old.date)}.` : ''
  const textOf = (reminders: string) =>
    [deadlineLine(next), wasDay, reminders].filter(Boolean).join('\n\n')
  if (!isEarlier(old, next))
    return changed(
      isConfirmed ? 'Deadline confirmed' : 'Deadline changed',
      textOf('Your reminders have moved with it.'),
    )
  return {
    type: 'deadline-earlier',
    head: isConfirmed ? 'Deadline confirmed' : 'Earlier deadline',
    body: textOf(
      'Your reminders now count back from it; those whose day has passed will not come. Your own reminders set for after it are on hold, in case it moves back.',
    ),
    isUrgent: isClose(next, now),
  }
}

function withdrawn(old: Deadline, now: Date): DeadlineChange {
  if (!comingDeadline(old, now)) return { kind: 'none' }
  const body = 'The provider no longer states a deadline. Please check with the provider.'
  return { kind: 'moved', notice: changed('Deadline withdrawn', body) }
}

/** Handles a deadline that students counted on and that turns out to be over already. */
function corrected(old: Deadline, next: Deadline, now: Date): DeadlineChange {
  const isCountedOn = old.precision === 'exact' && comingDeadline(old, now) !== null
  if (!isCountedOn || next.date === null || next.date === old.date) return { kind: 'none' }
  const words = [
    `It was ${dayInWords(next.date)} and has passed.`,
    'Reminders for it have stopped. Please check with the provider whether you can still apply.',
  ]
  const body = words.join('\n\n')
  return {
    kind: 'moved',
    notice: { type: 'deadline-earlier', head: 'Deadline corrected', body },
  }
}

function changed(head: string, body: string): NoticeText {
  return { type: 'saved-changed', head, body }
}

/** Whether there is too little time for a notice to wait until the morning. */
function isClose(deadline: ComingDeadline, now: Date): boolean {
  return deadline.precision === 'exact' && daysLeftUntil(deadline, now) <= CLOSE_DAYS
}

function isEarlier(old: Deadline, next: ComingDeadline): boolean {
  return (
    old.date !== null && endOfDeadline(next) < endOfDeadline({ ...old, date: old.date })
  )
}

function isSame(old: Deadline, next: Deadline): boolean {
  return (
    old.date === next.date &&
    old.precision === next.precision &&
    old.timeZone === next.timeZone
  )
}

/** Amount or requirements changed: the same words for both, so that one version causes one notice. */
export const TERMS_CHANGED: NoticeText = {
  type: 'saved-changed',
  cause: 'saved-terms',
  head: 'Amount or requirements changed',
  body: 'The provider changed what this scholarship pays or asks for. Please read it again before you apply.',
}

const APPLIED_ELSEWHERE: NoticeText = {
  type: 'saved-changed',
  cause: 'saved-elsewhere',
  head: 'Apply on the provider’s site',
  body: 'The provider now takes applications on their own site. If you have a draft here, it stays but can’t be submitted.',
}

/** The notice for a changed amount, or for an award that now takes applications elsewhere; null: neither. */
export function termsChange(
  before: ScholarshipCopy,
  after: ScholarshipCopy,
): NoticeText | null {
  if (before.isAppliedHere && !after.isAppliedHere) return APPLIED_ELSEWHERE
  const [was, is] = [amountOf(before), amountOf(after)]
  return was === undefined || is === undefined || was === is ? null : TERMS_CHANGED
}

/** The amount in words; undefined if catalog did not publish it. */
const amountOf = ({ program }: ScholarshipCopy) => program?.['amountLabel']

/** 29 February recurs on the 28th in common years. */
const LEAP_DAYS = ['02-28', '02-29']

/** Whether only the year changed: the same day, or the same month. */
function isRollOver(old: Deadline, next: Deadline): boolean {
  const isRecurring =
    next.precision === 'recurring-day' || next.precision === 'recurring-month'
  if (!isRecurring || old.precision !== next.precision) return false
  const [was, is] = [old.date?.slice(5) ?? '', next.date?.slice(5) ?? '']
  return was === is || (LEAP_DAYS.includes(was) && LEAP_DAYS.includes(is))
}
