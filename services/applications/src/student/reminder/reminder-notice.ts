import type { z } from 'zod'
import type { NoticeRequested } from '@landfall/proto-events/applications/notice-requested.v1'
import {
  type ComingDeadline,
  comingDeadline,
  daysLeftUntil,
  lastMinuteOf,
  deadlineInWords,
  instantInWords,
} from '@landfall/calendar/deadline'
import { dayAndMonth } from '@landfall/calendar/words'
import {
  deadlineOf,
  pageOf,
  type ScholarshipCopy,
} from '../scholarship-copy/scholarship-copy.ts'
import type { Reminder } from './reminder.ts'

export type Notice = z.input<typeof NoticeRequested.schema>

const TITLE_MAX = 160
/** A longer address would not fit into a notice with everything else that it says. */
const ADDRESS_MAX = 1_000
/** A reminder later than this says that it is late. */
const LATE_AFTER_MS = 30 * 60_000

type Facts = { reminder: Reminder; scholarship: ScholarshipCopy; studentZone: string }

/** The notice of a due reminder; null if its deadline is over and there is nothing to say. */
export function reminderNotice(
  { reminder, scholarship, studentZone }: Facts,
  now: Date,
): Notice | null {
  const isClosed = scholarship.status === 'closed'
  const deadline = isClosed ? null : comingDeadline(deadlineOf(scholarship), now)
  const isOver = !deadline && reminder.deadlineDate !== null
  if (isClosed ? reminder.reminderType !== 'own' : isOver) return null
  const paragraphs = [
    isClosed && 'This scholarship is currently closed to applications.',
    deadline && deadlineLines(deadline, studentZone, now),
    deadline && deadline.precision !== 'exact' && unconfirmed(scholarship),
    // The note itself is not sent: mails also end up in streams and in logs of mail servers.
    reminder.customMessage && 'You left yourself a note; open the reminder to read it.',
    isLate(reminder, now) &&
      `This reminder is late: it was due on ${instantInWords(reminder.reminderDate, studentZone)}.`,
  ]
  const head = deadline ? headline(deadline, now) : 'Reminder'
  return {
    noticeId: reminder.noticeId,
    userId: reminder.studentId,
    type: 'deadline-reminder',
    title: shortened(`${head}: ${scholarship.title}`, TITLE_MAX),
    body: paragraphs.filter(Boolean).join('\n\n'),
    link: pageOf(scholarship, 'reminders'),
    linkLabel: 'View scholarship',
    occurredAt: now.toISOString(),
    isUrgent: deadline?.precision === 'exact' && daysLeftUntil(deadline, now) <= 1,
  }
}

function headline(deadline: ComingDeadline, now: Date): string {
  if (deadline.precision === 'recurring-day') return `Usually ${dayAndMonth(deadline.date)}`
  if (deadline.precision !== 'exact') return 'Expected soon'
  const days = daysLeftUntil(deadline, now)
  if (days === 0) return 'Due today'
  return days === 1 ? '1 day left' : `${days} days left`
}

function deadlineLines(deadline: ComingDeadline, studentZone: string, now: Date): string {
  const words = deadlineInWords(deadline, now)
  if (deadline.precision !== 'exact' || deadline.timeZone === studentZone) return words
  return `${words}\nYour time: ${instantInWords(lastMinuteOf(deadline), studentZone)}`
}

/** Says that a date is only the usual one, and where to check it. */
export function unconfirmed({ sourceUrl }: ScholarshipCopy): string {
  const isShown = sourceUrl !== null && sourceUrl.length <= ADDRESS_MAX
  const where = isShown ? `: ${sourceUrl}` : ' on its own page.'
  return `The date is not confirmed. Please check it with the provider${where}`
}

function isLate({ reminderDate }: Reminder, now: Date): boolean {
  return now.getTime() - reminderDate.getTime() > LATE_AFTER_MS
}

/** Shortens a text at the end, as a listing's title may have any length. */
export function shortened(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).trimEnd()}…`
}
