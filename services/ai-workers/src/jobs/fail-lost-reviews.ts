import { implementJob } from '@landfall/kit/jobs/definition'
import type { FailLostReviews } from '../modules/essay/fail-review.ts'
import { failLostReviewsJob } from './fail-lost-reviews.job.ts'

export function implementFailLostReviews(failLostReviews: FailLostReviews) {
  return implementJob(failLostReviewsJob, async (_payload, { log }) => {
    const count = await failLostReviews()
    if (count > 0) log.error({ count }, 'essay reviews whose job was lost were closed')
  })
}
