import { implementJob, isLastTry } from '@landfall/kit/jobs/definition'
import type { FailReview } from '../modules/essay/fail-review.ts'
import type { ReviewEssayUseCase } from '../modules/essay/review-essay.ts'
import { ReviewEssay } from './definitions.ts'

/** The last attempt that fails ends the review, so that nobody waits for it. */
export const implementReviewEssay = (reviewEssay: ReviewEssayUseCase, fail: FailReview) =>
  implementJob(ReviewEssay, async ({ reviewId }, context) => {
    try {
      await reviewEssay(reviewId)
    } catch (error) {
      context.log.warn({ err: error, reviewId }, 'an essay could not be reviewed')
      if (isLastTry(ReviewEssay, context, error)) await fail(reviewId)
      throw error
    }
  })
