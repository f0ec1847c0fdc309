import { implementJob } from '@landfall/kit/jobs/definition'
import type { FailReview } from '../modules/essay/fail-review.ts'
import type { ReviewEssay } from '../modules/essay/review-essay.ts'
import { reviewEssayJob } from './review-essay.job.ts'

/** When the last attempt fails, it ends the review so that the student does not wait for it. */
export function implementReviewEssay(reviewEssay: ReviewEssay, fail: FailReview) {
  return implementJob(reviewEssayJob, ({ reviewId }) => reviewEssay(reviewId), {
    onGivenUp: ({ reviewId }) => fail(reviewId),
  })
}
