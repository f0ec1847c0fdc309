import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const remindOfDatesJob = defineJob({
  queue: 'immigration',
  name: 'remind-of-dates',
  description: 'Reminds students of immigration dates that come near.',
  schema: z.object({}),
  attempts: 5,
  backoffMs: 1_000,
})

/** The first run after an outage finds everything that fell due while no worker ran. */
export const remindOfDatesSchedule = schedule(remindOfDatesJob, {
  payload: {},
  everyMs: 60_000,
})
