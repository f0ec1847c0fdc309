import { implementJob } from '@landfall/kit/jobs/definition'
import type { FailReview } from '../modules/essay/fail-review.ts'
import type { ReviewEssayUseCase } from '../modules/essay/review-essay.ts'
import { ReviewEssay } from './definitions.ts'

/** The last attempt that fails ends the review, so that nobody waits for it. */
export const implementReviewEssay = (reviewEssay: ReviewEssayUseCase, fail: FailReview) =>
  implementJob(ReviewEssay, async ({ reviewId }, { attempt, log }) => {
    try {
      await reviewEssay(reviewId)
    } catch (error) {
      log.warn({ err: error, reviewId, attempt }, 'an essay could not be reviewed')
      if (attempt >= ReviewEssay.attempts) await fail(reviewId)
      throw error
    }
  })
