import type { Clock } from '@landfall/kit/core/clock'
import type { EssayReviewStore } from './essay-review.store.ts'
import { essayStep, type PublishEssayStep } from './essay-step.ts'

const COULD_NOT =
  'We could not review this essay, and it is not your fault. Your text is kept. Please try again.'
/** Longer than all attempts of a job plus any queue outage that a student would sit through. */
const LOST_AFTER_MS = 15 * 60_000

type Deps = {
  essayReviews: Pick<EssayReviewStore, 'fail' | 'findLost'>
  clock: Clock
  publishStep: PublishEssayStep
}

/** Ends a review without a result, with a sentence for its student. */
export function makeFailReview({ essayReviews, clock, publishStep }: Deps) {
  return async function failReview(reviewId: string): Promise<void> {
    const isFailed = await essayReviews.fail(reviewId, COULD_NOT, clock.now())
    if (isFailed) await publishStep(essayStep(reviewId, 'FAILED', COULD_NOT))
  }
}
export type FailReview = ReturnType<typeof makeFailReview>

/** Ends the reviews that no worker is working on anymore; returns how many. */
export function makeFailLostReviews({ essayReviews, clock }: Deps, failReview: FailReview) {
  return async function failLostReviews(): Promise<number> {
    const before = new Date(clock.now().getTime() - LOST_AFTER_MS)
    const lost = await essayReviews.findLost(before)
    for (const reviewId of lost) await failReview(reviewId)
    return lost.length
  }
}
export type FailLostReviews = ReturnType<typeof makeFailLostReviews>
