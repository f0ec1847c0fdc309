import type { Clock } from '@landfall/kit/core/clock'
import { collectFaults } from '@landfall/kit/core/collect-faults'
import type { EssayReviewStore } from './essay-review.store.ts'

const COULD_NOT =
  'We could not review this essay, and it is not your fault. Your text is kept. Please try again.'
/** Longer than all attempts of a job plus any queue outage that a student would sit through. */
const LOST_AFTER_MS = 15 * 60_000

type Deps = {
  essayReviews: Pick<EssayReviewStore, 'fail' | 'findLost'>
  clock: Clock
}

/**
 * Ends a review without a result, with a sentence for its student. Whoever watches its steps finds it by its state a
 * moment later: it may be handed in again under the same id, so its steps must not have come to an end.
 */
export function makeFailReview({ essayReviews, clock }: Deps) {
  return async function failReview(reviewId: string): Promise<void> {
    await essayReviews.fail(reviewId, COULD_NOT, clock.now())
  }
}
export type FailReview = ReturnType<typeof makeFailReview>

/**
 * Ends the reviews that no worker is working on anymore; one that fails does not hold up the others.
 * @returns how many
 * @throws the error of the first review that failed
 */
export function makeFailLostReviews({ essayReviews, clock }: Deps, failReview: FailReview) {
  return async function failLostReviews(): Promise<number> {
    const before = new Date(clock.now().getTime() - LOST_AFTER_MS)
    const lost = await essayReviews.findLost(before)
    const faults = collectFaults()
    const ended = await faults.each(lost, failReview)
    faults.throwFirst()
    return ended.length
  }
}
export type FailLostReviews = ReturnType<typeof makeFailLostReviews>
