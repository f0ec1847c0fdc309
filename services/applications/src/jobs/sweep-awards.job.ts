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

/** What fell due while no worker ran is found by the first run after it. */
export const sweepAwardsSchedule = schedule(sweepAwardsJob, {
  payload: {},
  everyMs: 60_000,
})
