export const REQUEST_STATUSES = [
  'requested',
  'accepted',
  'overdue',
  'completed',
  'declined',
  'expired',
  'withdrawn',
] as const
export type RequestStatus = (typeof REQUEST_STATUSES)[number]

/** Statuses in which the mentor still has something to do. */
export const OPEN_STATUSES = ['requested', 'accepted', 'overdue'] as const
/** Statuses in which the mentor has accepted and is writing. */
const TAKEN_STATUSES = ['accepted', 'overdue'] as const
/** Statuses that took nobody's time, so the request does not count for the student's month. */
export const FREE_STATUSES = ['declined', 'expired'] as const

const HOUR_MS = 3_600_000
export const ANSWER_WITHIN_MS = 48 * HOUR_MS
export const WRITE_WITHIN_MS = 5 * 24 * HOUR_MS

/** One mentor is asked to read one version of an essay. */
export type EssayRequest = {
  id: string
  reviewId: string
  essayId: string
  studentId: string
  /** Null: the mentor no longer has an account. */
  mentorId: string | null
  status: RequestStatus
  sealedAsk: string
  sealedFeedback: string | null
  feedbackSavedAt: Date | null
  requestedAt: Date
  expiresAt: Date
  acceptedAt: Date | null
  dueAt: Date | null
  endedAt: Date | null
  isHelpful: boolean | null
  version: number
}

/** What the student says to the mentor. */
export type Ask = { firstName: string; wish: string | null }

/** The part of the text from `from` up to `to`, in UTF-16 units, and the mentor's remark on it. */
export type Remark = { from: number; to: number; quote: string; remark: string }

/** What the mentor writes. */
export type Feedback = { overall: string; score: number | null; remarks: Remark[] }

type Standing = Pick<EssayRequest, 'status'>

export const isOpen = ({ status }: Standing): boolean =>
  OPEN_STATUSES.some((one) => one === status)

export const isTaken = ({ status }: Standing): boolean =>
  TAKEN_STATUSES.some((one) => one === status)

/**
 * Whether the mentor may read the essay's text: from the moment they accept, and not once the request has ended
 * without their feedback.
 */
export function mayReadText(request: Standing): boolean {
  return isTaken(request) || request.status === 'completed'
}

/** Whether the mentor may see title, type and the student's wish, which is enough to decide. */
export function maySeeAsk(request: Standing): boolean {
  return isOpen(request) || request.status === 'completed'
}
