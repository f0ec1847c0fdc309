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

/** What fell due while no worker ran is found by the first run after it. */
export const lookAfterSessionsSchedule = schedule(lookAfterSessionsJob, {
  payload: {},
  everyMs: 60_000,
})
