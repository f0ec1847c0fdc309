export const REPORT_REASONS = ['spam', 'abuse', 'personal_data', 'untrue', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** `hidden`: only the two people of the session can read the words; `kept`: a moderator let them stand. */
export const REPORTED_STATES = ['open', 'hidden', 'kept'] as const
export type ReportedState = (typeof REPORTED_STATES)[number]

/** What a person says is wrong with a review. */
export type ReviewReport = {
  id: string
  /** The session's. */
  reviewId: string
  reporterId: string
  reason: ReportReason
  note: string | null
  createdAt: Date
}

/** A review that was reported, with its words as they are now. */
export type ReportedReview = {
  /** The session's. */
  id: string
  state: ReportedState
  openedAt: Date
  mentorId: string
  studentId: string
  rating: number
  feedback: string
}
