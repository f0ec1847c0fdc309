import type { RubricCriterion } from '../rubric/rubric.ts'

export const REVIEW_STAGES = ['setup', 'scoring', 'deciding', 'done'] as const
export type ReviewStage = (typeof REVIEW_STAGES)[number]

/** Fields that can be hidden from reviewers; they see blocks instead. */
export const BLIND_FIELDS = [
  'name',
  'contact',
  'schools',
  'places',
  'citizenship',
  'gender',
  'age',
  'finances',
] as const
export type BlindField = (typeof BLIND_FIELDS)[number]

/** How the applications to one scholarship are judged. */
export type Review = {
  scholarshipId: string
  /** The organization that the applications are made to. */
  ownerId: string
  /** Grows with each change of settings, rubric or stage; 0: nothing was set yet. */
  version: number
  stage: ReviewStage
  rubric: RubricCriterion[]
  blindFields: BlindField[]
  reviewsPerApplication: number
  /** YYYY-MM-DD */
  decisionPromisedOn: string | null
  /** Students read the rubric and their own averages after the decision. */
  sharesSummary: boolean
  /** When the first decision was applied. */
  appliedAt: Date | null
  /** The promised day that its owners were reminded of; YYYY-MM-DD. */
  remindedOf: string | null
  /** When its owners were reminded; null if no application waited for a decision. */
  remindedAt: Date | null
  updatedAt: Date
}

/** The default review of a scholarship. */
export function newReview(scholarshipId: string, ownerId: string, now: Date): Review {
  return {
    scholarshipId,
    ownerId,
    version: 0,
    stage: 'setup',
    rubric: [],
    blindFields: ['name', 'contact', 'schools', 'places'],
    reviewsPerApplication: 2,
    decisionPromisedOn: null,
    sharesSummary: false,
    appliedAt: null,
    remindedOf: null,
    remindedAt: null,
    updatedAt: now,
  }
}

/** What keeps a review from its end. */
export type Undone = {
  /** Applications that wait for a decision. */
  open: number
  /** Decisions that are planned but not applied. */
  planned: number
}

/** Why a review can't go to another stage; null when it can. */
export function refusalToMove(
  review: Review,
  to: ReviewStage,
  undone: Undone,
): string | null {
  const step = REVIEW_STAGES.indexOf(to) - REVIEW_STAGES.indexOf(review.stage)
  if (step === 0) return null
  if (step > 1) return 'A review moves forward one stage at a time.'
  if (step < -1) return 'A review moves back one stage at a time.'
  if (step === -1 && review.appliedAt !== null && undone.open === 0)
    return 'Every application is decided, so the review can’t move back.'
  if (to === 'scoring' && review.rubric.length === 0)
    return 'The rubric is empty. Add at least one criterion first.'
  if (to === 'done') return refusalToEnd(undone)
  return null
}

function refusalToEnd({ open, planned }: Undone): string | null {
  const left = [
    ...(open === 0 ? [] : [counted(open, 'undecided application')]),
    ...(planned === 0 ? [] : [counted(planned, 'planned decision')]),
  ]
  if (left.length === 0) return null
  return `The review still has ${left.join(' and ')}. Decide and apply everything before you end it.`
}

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count.toLocaleString('en-US')} ${noun}s`
}
