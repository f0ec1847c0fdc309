import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const remindOfPromisesJob = defineJob({
  queue: 'applications',
  name: 'remind-of-promises',
  description: 'Tells owners of promised days of decision that have passed.',
  schema: z.object({}),
  attempts: 5,
  backoffMs: 1_000,
})

/** The first run after a pause of the workers finds the days that passed meanwhile. */
export const remindOfPromisesSchedule = schedule(remindOfPromisesJob, {
  payload: {},
  everyMs: 60 * 60_000,
})
