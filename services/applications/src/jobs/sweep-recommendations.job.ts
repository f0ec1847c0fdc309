import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const sweepRecommendationsJob = defineJob({
  queue: 'applications',
  name: 'sweep-recommendations',
  description: 'Reminds recommenders of letters, and ends requests that nobody answered.',
  schema: z.object({}),
  attempts: 5,
  backoffMs: 1_000,
})

/** What fell due while no worker ran is found by the first run after it. */
export const sweepRecommendationsSchedule = schedule(sweepRecommendationsJob, {
  payload: {},
  everyMs: 60_000,
})
