import type { PointsByCriterion } from '../rubric/rubric.ts'

/** What one reviewer thinks of one application. */
export type ReviewScore = {
  applicationId: string
  reviewerId: string
  scholarshipId: string
  points: PointsByCriterion
  comment: string | null
  /** It counts, and shows its reviewer the others'. */
  isFinal: boolean
  /** Of 100; null while a criterion lacks points. */
  total: number | null
  /** The submission of the application that it is a score of. */
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
