import type { PointsByCriterion } from '../rubric/rubric.ts'

/** What one reviewer thinks of one application. */
export type ReviewScore = {
  applicationId: string
  reviewerId: string
  scholarshipId: string
  points: PointsByCriterion
  comment: string | null
  /** A final score counts, and lets its reviewer see the others'. */
  isFinal: boolean
  /** Out of 100; null while a criterion lacks points. */
  total: number | null
  /** The submission that it scores. */
  submissionNumber: number
  savedAt: Date
}

/** What a reviewer asks the chair about an application. */
export type ReviewQuestion = {
  id: string
  applicationId: string
  scholarshipId: string
  askedBy: string
  text: string
  askedAt: Date
  answer: string | null
  answeredBy: string | null
  answeredAt: Date | null
}
