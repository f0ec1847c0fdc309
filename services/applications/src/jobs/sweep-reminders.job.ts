import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const sweepRemindersJob = defineJob({
  queue: 'applications',
  name: 'sweep-reminders',
  description: 'Plans reminders whose award has changed, and sends those that are due.',
  schema: z.object({}),
  attempts: 5,
  backoffMs: 1_000,
})

/** What fell due while no worker ran is found by the first sweep after it. */
export const sweepRemindersSchedule = schedule(sweepRemindersJob, {
  payload: {},
  everyMs: 60_000,
})
