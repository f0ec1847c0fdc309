import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const rollDeadlinesJob = defineJob({
  queue: 'catalog',
  name: 'roll-deadlines',
  description: 'Takes up every deadline that is over, in whichever time zone it ended.',
  schema: z.object({}),
  attempts: 5,
  backoffMs: 60_000,
})

/** Days end at a different hour in each zone; a run that finds nothing costs one index look-up. */
export const rollDeadlinesSchedule = schedule(rollDeadlinesJob, {
  payload: {},
  cron: '1 * * * *',
})
