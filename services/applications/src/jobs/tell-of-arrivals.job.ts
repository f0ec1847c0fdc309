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

/** The first run after a pause of the workers finds what fell due meanwhile. */
export const tellOfArrivalsSchedule = schedule(tellOfArrivalsJob, {
  payload: {},
  everyMs: 60_000,
})
