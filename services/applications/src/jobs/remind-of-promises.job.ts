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

/** What passed while no worker ran is found by the first run after it. */
export const remindOfPromisesSchedule = schedule(remindOfPromisesJob, {
  payload: {},
  everyMs: 60 * 60_000,
})
