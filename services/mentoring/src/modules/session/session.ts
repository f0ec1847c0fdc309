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

/** It stands or is asked for: its time is taken. */
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
  /** What the student wrote for the mentor. */
  notes: string | null
  /** Decimal text, U.S. dollars. */
  amount: string
  /** YYYY-MM of the student's calendar. */
  month: string
  /** When a request ends by itself; null: it is answered. */
  expiresAt: Date | null
  /** When both are reminded next; null: need not be. */
  remindAt: Date | null
  /** As calendars number what they are told of it. */
  sequence: number
  /** Another time that one of the two wants. */
  proposedAt: Date | null
  proposedBy: string | null
  endedBy: string | null
  endReason: string | null
  /** Cancelled by the student less than a day before. */
  isLate: boolean
  /** Who did not come, as the other one says. */
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
  /** Whether the feedback stands on the mentor's page, without a name. */
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
/** So that a student knows before they wait for nobody. */
const ANSWERED_BEFORE_MS = HOUR_MS
const REMINDED_BEFORE_MS = [DAY_MS, HOUR_MS]
const MISSED_AFTER_MS = 10 * 60_000
const REPORTED_WITHIN_MS = DAY_MS
const APPEALED_WITHIN_MS = 7 * DAY_MS

/**
 * When a request ends unless it is answered: after two days, at the latest an hour before it would begin; where less
 * than two hours are left, when it would begin.
 */
export function expiryOf(now: Date, scheduledAt: Date): Date {
  const beforeMs = scheduledAt.getTime() - ANSWERED_BEFORE_MS
  const hasTime = beforeMs - now.getTime() >= HOUR_MS
  const latestMs = hasTime ? beforeMs : scheduledAt.getTime()
  return new Date(Math.min(now.getTime() + ANSWERED_WITHIN_MS, latestMs))
}

/** A day and an hour before it begins, whichever comes next; null when neither does. */
export function nextReminder(scheduledAt: Date, now: Date): Date | null {
  const times = REMINDED_BEFORE_MS.map((before) => new Date(scheduledAt.getTime() - before))
  return times.find((at) => at > now) ?? null
}

export function isOpen({ status }: Pick<Session, 'status'>): boolean {
  return OPEN_STATUSES.includes(status)
}

/** Less than a day before: the time can hardly be given to somebody else. */
export function isLateToCancel({ scheduledAt, status }: Session, now: Date): boolean {
  return status === 'scheduled' && scheduledAt.getTime() - now.getTime() < DAY_MS
}

/** From ten minutes after it began until a day after its end, before it is reviewed. */
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

/** Within a week, once, by who is said not to have come. */
export function mayAppeal(session: Session, userId: string, now: Date): boolean {
  const { status, missedBy, reportedAt, appealedAt } = session
  return (
    status === 'no_show' &&
    missedBy === userId &&
    appealedAt === null &&
    reportedAt !== null &&
    now.getTime() <= reportedAt.getTime() + APPEALED_WITHIN_MS
  )
}

/** Whether everybody can read what the student said of it. An appeal may make it another thing than what took place. */
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

/** "in progress", "no-show" */
export function statusInWords(status: SessionStatus): string {
  return status === 'no_show' ? 'a no-show' : status.replace('_', ' ')
}
