import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const failLostReviewsJob = defineJob({
  queue: 'essay-upkeep',
  name: 'fail-lost-reviews',
  description: 'Closes the essay reviews whose job never came to an end.',
  schema: z.object({}),
})

export const failLostReviewsSchedule = schedule(failLostReviewsJob, {
  payload: {},
  everyMs: 60_000,
})
