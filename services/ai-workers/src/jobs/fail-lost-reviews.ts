import { implementJob, schedule } from '@landfall/kit/jobs/definition'
import type { FailLostReviewsUseCase } from '../modules/essay/fail-review.ts'
import { FailLostReviews } from './definitions.ts'

export const failLostReviewsSchedule = schedule(FailLostReviews, {
  payload: {},
  everyMs: 60_000,
})

export const implementFailLostReviews = (failLostReviews: FailLostReviewsUseCase) =>
  implementJob(FailLostReviews, async (_payload, { log }) => {
    const count = await failLostReviews()
    if (count > 0) log.error({ count }, 'essay reviews whose job was lost were closed')
  })
