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

/** The first sweep after a pause of the workers finds what fell due meanwhile. */
export const sweepRemindersSchedule = schedule(sweepRemindersJob, {
  payload: {},
  everyMs: 60_000,
})
