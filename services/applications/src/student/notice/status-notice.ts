import { comingDeadline } from '@landfall/calendar/deadline'
import {
  deadlineOf,
  isHidden,
  type ScholarshipCopy,
} from '../scholarship-copy/scholarship-copy.ts'
import { deadlineLine, type NoticeText } from './saved-notice.ts'

type Saved = Pick<ScholarshipCopy, 'status' | 'closedReason'>

const CLOSED: NoticeText = {
  type: 'saved-closed',
  head: 'Closed',
  body: 'This scholarship, which you saved, is closed to applications. Reminders of its deadline have stopped; those of your own still come. Your notes are kept.',
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

function closingNotice({ closedReason }: Pick<Saved, 'closedReason'>): NoticeText {
  if (closedReason === 'removed') return REMOVED
  return closedReason === 'held' ? HELD : CLOSED
}

const CHECKED =
  'We have checked this scholarship, which you saved, and our warning no longer applies.'

const CLEARED: NoticeText = {
  type: 'saved-reopened',
  head: 'Warning withdrawn',
  body: `${CHECKED} It is currently closed to applications; your notes are kept with it.`,
}

/**
 * What to tell students who saved an award that is closed: that it closed, what moderators found about one that was
 * closed before, or that their warning no longer applies. Null if nothing is new.
 */
export function closedNews(before: Saved, after: Saved): NoticeText | null {
  const isOther = before.closedReason !== after.closedReason
  if (before.status === 'published' || (isHidden(after) && isOther))
    return closingNotice(after)
  return isHidden(before) && !isHidden(after) ? CLEARED : null
}

/** The first sentence for students who saved an award that is open again. */
export function reopenedRemark(before: Saved): string {
  return isHidden(before)
    ? CHECKED
    : 'This scholarship, which you saved, is open to applications again.'
}

/** What to tell students who saved an award that takes applications again. */
export function reopenedNotice(
  before: Saved,
  after: ScholarshipCopy,
  now: Date,
): NoticeText {
  const deadline = comingDeadline(deadlineOf(after), now)
  const body = [
    reopenedRemark(before),
    deadline && deadlineLine(deadline),
    deadline && 'If you have not applied yet, your reminders of it are back.',
  ]
  return {
    type: 'saved-reopened',
    head: 'Open again',
    body: body.filter(Boolean).join('\n\n'),
  }
}
