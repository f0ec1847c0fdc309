import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const tellOfArrivalsJob = defineJob({
  queue: 'applications',
  name: 'tell-of-arrivals',
  description: 'Tells owners each morning how many applications came in.',
  schema: z.object({}),
  attempts: 5,
  backoffMs: 1_000,
})

/** What fell due while no worker ran is found by the first run after it. */
export const tellOfArrivalsSchedule = schedule(tellOfArrivalsJob, {
  payload: {},
  everyMs: 60_000,
})
