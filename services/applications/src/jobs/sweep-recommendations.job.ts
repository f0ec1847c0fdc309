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

/** The first run after a pause of the workers finds what fell due meanwhile. */
export const sweepRecommendationsSchedule = schedule(sweepRecommendationsJob, {
  payload: {},
  everyMs: 60_000,
})
