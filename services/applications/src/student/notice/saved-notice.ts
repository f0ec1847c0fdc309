import { idFromName } from '@landfall/kit/core/ids'
import {
  comingDeadline,
  type Deadline,
  deadlineDayInWords,
} from '@landfall/calendar/deadline'
import { dayInWords } from '@landfall/calendar/words'
import { type Notice, shortened } from '../reminder/reminder-notice.ts'
import {
  deadlineOf,
  pageOf,
  type ScholarshipCopy,
} from '../scholarship-copy/scholarship-copy.ts'

const TITLE_MAX = 160

export type NoticeText = {
  type: 'saved-closed' | 'saved-changed'
  /** Names the notice where its type does not: two of one version are two then. */
  cause?: string
  head: string
  body: string
}

/** The same notice for everybody who should hear of a change of an award that they keep. */
export function savedNotices(
  scholarship: ScholarshipCopy,
  { type, cause = type, head, body }: NoticeText,
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
    isUrgent: false,
  }))
}

function noticeIdOf(
  cause: string,
  { scholarshipId, version }: ScholarshipCopy,
  studentId: string,
) {
  return idFromName('notice', `${cause}:${scholarshipId}:${version}:${studentId}`)
}

export const CLOSED: NoticeText = {
  type: 'saved-closed',
  head: 'Closed',
  body: 'This scholarship, which you saved, is closed to applications. Its reminders have stopped; your notes are kept.',
}

const HELD: NoticeText = {
  type: 'saved-closed',
  head: 'On hold',
  body: 'This scholarship, which you saved, is not shown until we have checked it: its wording looks like a scam. Please don’t send money or documents in the meantime. Its reminders have stopped; your notes stay with it.',
}

const REMOVED: NoticeText = {
  type: 'saved-closed',
  head: 'Removed',
  body: 'A moderator has removed this scholarship, which you saved, from our lists: it may not be genuine. Please be careful: send no money, documents or passwords. Its reminders have stopped; your notes stay with it.',
}

/** What to tell whoever keeps an award that takes no more applications. */
export function closingNotice({
  closedReason,
}: Pick<ScholarshipCopy, 'closedReason'>): NoticeText {
  if (closedReason === 'removed') return REMOVED
  return closedReason === 'held' ? HELD : CLOSED
}

/** What became of a deadline between two versions of an award. */
export type DeadlineChange =
  | { kind: 'none' }
  /** For everybody who keeps it and has not applied. */
  | { kind: 'moved'; notice: NoticeText }
  /** For those who asked to be told. */
  | { kind: 'announced'; notice: NoticeText }

/**
 * Compares an award's deadline with what it was. The passing of time is no change: a day that is over
 * and becomes the last known one, a recurring day that rolls over to its next year.
 */
export function deadlineChange(
  before: ScholarshipCopy,
  after: ScholarshipCopy,
  now: Date,
): DeadlineChange {
  const [old, next] = [deadlineOf(before), deadlineOf(after)]
  const coming = comingDeadline(next, now)
  if (isSame(old, next)) return { kind: 'none' }
  if (!coming) return next.precision === 'none' ? withdrawn(old, now) : { kind: 'none' }
  // A notice stays: the days that are left today would be wrong tomorrow.
  const words = deadlineDayInWords(coming)
  if (old.precision === 'last-known' || old.precision === 'none') {
    return {
      kind: 'announced',
      notice: changed('Deadline announced', `Deadline: ${words}`),
    }
  }
  if (isRollOver(old, next)) return { kind: 'none' }
  const isConfirmed = coming.precision === 'exact' && old.precision !== 'exact'
  const wasDay =
    old.date && old.precision === 'exact' ? `It was ${dayInWords(old.date)}.` : ''
  const body = [`Deadline: ${words}`, wasDay, 'Your reminders have moved with it.']
  return {
    kind: 'moved',
    notice: changed(
      isConfirmed ? 'Deadline confirmed' : 'Deadline changed',
      body.filter(Boolean).join('\n\n'),
    ),
  }
}

function withdrawn(old: Deadline, now: Date): DeadlineChange {
  if (!comingDeadline(old, now)) return { kind: 'none' }
  const body = 'The provider no longer states a deadline. Please check with the provider.'
  return { kind: 'moved', notice: changed('Deadline withdrawn', body) }
}

function changed(head: string, body: string): NoticeText {
  return { type: 'saved-changed', head, body }
}

function isSame(old: Deadline, next: Deadline): boolean {
  return (
    old.date === next.date &&
    old.precision === next.precision &&
    old.timeZone === next.timeZone
  )
}

/** What it pays or asks is another: the same words for all of it, so that one version is told once. */
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
  body: 'The provider now takes applications on their own site. A draft that you have here stays, but can’t be submitted.',
}

/** What to tell of a scholarship that pays something else, or is applied for elsewhere; null: neither. */
export function termsChange(
  before: ScholarshipCopy,
  after: ScholarshipCopy,
): NoticeText | null {
  if (before.isAppliedHere && !after.isAppliedHere) return APPLIED_ELSEWHERE
  const [was, is] = [amountOf(before), amountOf(after)]
  return was === undefined || is === undefined || was === is ? null : TERMS_CHANGED
}

/** In words; undefined where the catalog did not tell it. */
const amountOf = ({ program }: ScholarshipCopy) => program?.['amountLabel']

/** The same day of another year, or the same month. */
function isRollOver(old: Deadline, next: Deadline): boolean {
  const isRecurring =
    next.precision === 'recurring-day' || next.precision === 'recurring-month'
  if (!isRecurring || old.precision !== next.precision) return false
  const [was, is] = [old.date ?? '', next.date ?? '']
  // 29 February recurs on the 28th in common years.
  return (
    was.slice(5) === is.slice(5) || (was.slice(5, 7) === '02' && is.slice(5, 7) === '02')
  )
}
