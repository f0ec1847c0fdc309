import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const lookAfterSessionsJob = defineJob({
  queue: 'mentoring',
  name: 'look-after-sessions',
  description:
    'Ends requests that nobody answered, begins and completes sessions, and reminds of those that come.',
  schema: z.object({}),
  attempts: 5,
  backoffMs: 1_000,
})

/** The first run after an outage finds everything that fell due while no worker ran. */
export const lookAfterSessionsSchedule = schedule(lookAfterSessionsJob, {
  payload: {},
  everyMs: 60_000,
})
