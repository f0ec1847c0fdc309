/** Somebody did something in a review. */
export type ReviewAuditEntry = {
  id: string
  scholarshipId: string
  /** Null: it concerns the review as a whole. */
  applicationId: string | null
  userId: string
  /** Past tense with underscores, such as `score_final`. */
  action: string
  at: Date
}
