import type { EssayReview } from './essay.ts'

export type EssayStepCode = 'PENDING' | 'READING' | 'SCORING' | 'COMPLETED' | 'FAILED'

/** How far a review is; shaped as the schema's EssayProgress. */
export type EssayStep = {
  reviewId: string
  /** The same step of a review always has the same number, so that a repeated job publishes nothing twice. */
  sequence: number
  step: EssayStepCode
  label: string
  percent: number
  isLast: boolean
}

/** Publishes one step live to all listeners: never rejects, and no work waits for it. */
export type PublishEssayStep = (step: EssayStep) => Promise<unknown>

const PLACES = {
  PENDING: [0, 0, 'Waiting for its turn'],
  READING: [1, 20, 'Checking spelling and grammar'],
  SCORING: [2, 80, 'Saving the scores and their sentences'],
  COMPLETED: [3, 100, 'Your review is ready'],
  FAILED: [3, 100, 'The review failed'],
} as const satisfies Record<
  EssayStepCode,
  readonly [sequence: number, percent: number, label: string]
>

export function essayStep(
  reviewId: string,
  step: EssayStepCode,
  label?: string,
): EssayStep {
  const [sequence, percent, usual] = PLACES[step]
  const isLast = step === 'COMPLETED' || step === 'FAILED'
  return { reviewId, sequence, step, label: label ?? usual, percent, isLast }
}

/** The step that follows from the state alone, for readers who missed the live steps. */
export function essayStepOf({ id, status, failure }: EssayReview): EssayStep {
  switch (status) {
    case 'pending':
      return essayStep(id, 'PENDING')
    case 'in_review':
      return essayStep(id, 'READING')
    case 'completed':
      return essayStep(id, 'COMPLETED')
    case 'failed':
      return essayStep(id, 'FAILED', failure ?? undefined)
  }
}
