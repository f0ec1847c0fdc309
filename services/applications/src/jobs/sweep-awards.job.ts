import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const sweepAwardsJob = defineJob({
  queue: 'applications',
  name: 'sweep-awards',
  description:
    'Ends offers that nobody answered in time, and reminds students of offers and reports that are due.',
  schema: z.object({}),
  attempts: 5,
  backoffMs: 1_000,
})

/** The first run after a pause of the workers finds what fell due meanwhile. */
export const sweepAwardsSchedule = schedule(sweepAwardsJob, {
  payload: {},
  everyMs: 60_000,
})
