import type { EssayScore } from '@landfall/essays/essay-score'

export const ESSAY_TYPES = [
  'scholarship',
  'personal_statement',
  'motivation_letter',
  'research_proposal',
  'admission_essay',
] as const
export type EssayType = (typeof ESSAY_TYPES)[number]

/**
 * How AI helped, as a student may have to tell the provider: not at all, with ideas, with the language, with the
 * text itself.
 */
export const AI_USES = ['none', 'ideas', 'language', 'text'] as const
export type AiUse = (typeof AI_USES)[number]

export const REVIEW_STATUSES = ['pending', 'in_review', 'completed', 'failed'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

/** One version of an essay and the state of its review. */
export type EssayReview = {
  id: string
  essayId: string
  version: number
  studentId: string
  scholarshipId: string | null
  essayType: EssayType
  title: string
  aiUse: AiUse | null
  status: ReviewStatus
  inputId: string
  scorerVersion: number
  textId: string
  submittedAt: Date
  finishedAt: Date | null
  /** Why it failed, in words for the student. */
  failure: string | null
  resultId: string | null
  aiScore: number | null
}

/** Fields that can change without a new review, since no figure is based on them. */
export type EssayLabels = Pick<EssayReview, 'title' | 'essayType' | 'aiUse'>

/** The words of one version, as they were sent. */
export type EssayText = {
  content: string
  /** The question that it answers. */
  prompt: string | null
  /** What the scholarship says about its essay; used for comparison where the student gave no prompt. */
  askedTopics: string | null
  /** What the student wants to hear about. */
  specificFeedback: string | null
  wordLimit: number | null
}

/** What a review found. It never changes once it is stored. */
export type EssayResult = {
  id: string
  reviewId: string
  summary: string
  score: EssayScore
}
