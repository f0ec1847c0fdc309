export const SESSION_TYPES = [
  'essay_review',
  'application_help',
  'career_guidance',
  'general',
] as const
export type SessionType = (typeof SESSION_TYPES)[number]

export const SESSION_STATUSES = [
  'requested',
  'scheduled',
  'in_progress',
  'completed',
  'cancelled',
  'declined',
  'expired',
  'no_show',
] as const
export type SessionStatus = (typeof SESSION_STATUSES)[number]

/** The session is scheduled or requested: its time is taken. */
export const OPEN_STATUSES: readonly SessionStatus[] = ['requested', 'scheduled']

export const APPEAL_DECISIONS = ['upheld', 'overturned'] as const
export type AppealDecision = (typeof APPEAL_DECISIONS)[number]

/** One session of a student with a mentor, from the request on. */
export type Session = {
  id: string
  studentId: string
  mentorId: string
  type: SessionType
  status: SessionStatus
  scheduledAt: Date
  /** Minutes. */
  duration: number
  endsAt: Date
  /** The student's message to the mentor. */
  notes: string | null
  /** Decimal text, U.S. dollars. */
  amount: string
  /** YYYY-MM of the student's calendar. */
  month: string
  /** When an unanswered request expires; null: it is answered. */
  expiresAt: Date | null
  /** When both are reminded next; null: no reminder is due. */
  remindAt: Date | null
  /** The sequence number of the session's invitations in calendars. */
  sequence: number
  /** Another time, proposed by one of the two. */
  proposedAt: Date | null
  proposedBy: string | null
  endedBy: string | null
  endReason: string | null
  /** True if the student cancelled less than a day before. */
  isLate: boolean
  /** The person who did not come, according to the other one. */
  missedBy: string | null
  reportedAt: Date | null
  appeal: string | null
  appealedAt: Date | null
  appealDecision: AppealDecision | null
  appealDecidedAt: Date | null
  appealDecidedBy: string | null
  /** 1 to 5. */
  rating: number | null
  feedback: string | null
  reviewedAt: Date | null
  /** Whether the feedback is shown on the mentor's page, without a name. */
  isReviewPublic: boolean
  /** When a moderator took the words off the mentor's page. */
  reviewHiddenAt: Date | null
  /** Grows with each change. */
  version: number
  createdAt: Date
  updatedAt: Date
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const ANSWERED_WITHIN_MS = 48 * HOUR_MS
/** An hour's notice, so that a student does not wait for a mentor in vain. */
const ANSWERED_BEFORE_MS = HOUR_MS
const REMINDED_BEFORE_MS = [DAY_MS, HOUR_MS]
const MISSED_AFTER_MS = 10 * 60_000
const REPORTED_WITHIN_MS = DAY_MS
const APPEALED_WITHIN_MS = 7 * DAY_MS

/**
 * When an unanswered request expires: after two days, but at the latest an hour before the session would begin; if
 * less than two hours are left, when it would begin.
 */
export function expiryOf(now: Date, scheduledAt: Date): Date {
  const beforeMs = scheduledAt.getTime() - ANSWERED_BEFORE_MS
  const hasTime = beforeMs - now.getTime() >= HOUR_MS
  const latestMs = hasTime ? beforeMs : scheduledAt.getTime()
  return new Date(Math.min(now.getTime() + ANSWERED_WITHIN_MS, latestMs))
}

/** The next reminder, a day or an hour before the session begins; null when both are over. */
export function nextReminder(scheduledAt: Date, now: Date): Date | null {
  const times = REMINDED_BEFORE_MS.map((before) => new Date(scheduledAt.getTime() - before))
  return times.find((at) => at > now) ?? null
}

export function isOpen({ status }: Pick<Session, 'status'>): boolean {
  return OPEN_STATUSES.includes(status)
}

/** Whether it is less than a day before, when the time can hardly be given to another student. */
export function isLateToCancel({ scheduledAt, status }: Session, now: Date): boolean {
  return status === 'scheduled' && scheduledAt.getTime() - now.getTime() < DAY_MS
}

/**
 * A no-show can be reported from ten minutes after the beginning until a day after the end, unless the session was
 * reviewed.
 */
export function mayReportNoShow(session: Session, now: Date): boolean {
  const { status, scheduledAt, endsAt, rating, appealDecision } = session
  const isHeld = ['scheduled', 'in_progress', 'completed'].includes(status)
  return (
    isHeld &&
    rating === null &&
    appealDecision === null &&
    now.getTime() >= scheduledAt.getTime() + MISSED_AFTER_MS &&
    now.getTime() <= endsAt.getTime() + REPORTED_WITHIN_MS
  )
}

/** Until when the person reported as absent may appeal: once, within a week; null for everybody else. */
export function appealUntil(session: Session, userId: string, now: Date): Date | null {
  const { status, missedBy, reportedAt, appealedAt } = session
  if (status !== 'no_show' || missedBy !== userId || appealedAt || !reportedAt) return null
  const until = new Date(reportedAt.getTime() + APPEALED_WITHIN_MS)
  return now <= until ? until : null
}

/**
 * Whether everybody can read the student's feedback. After an appeal it may no longer count as a session that took
 * place.
 */
export function showsReview(session: Session): boolean {
  const { status, isReviewPublic, reviewHiddenAt, feedback } = session
  return (
    status === 'completed' && isReviewPublic && reviewHiddenAt === null && feedback !== null
  )
}

export function otherOf(
  { studentId, mentorId }: Pick<Session, 'studentId' | 'mentorId'>,
  userId: string,
): string {
  return userId === studentId ? mentorId : studentId
}

/** "in progress", "a no-show" */
export function statusInWords(status: SessionStatus): string {
  return status === 'no_show' ? 'a no-show' : status.replace('_', ' ')
}
