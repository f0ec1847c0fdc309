import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const removeOldRunsJob = defineJob({
  queue: 'match-upkeep',
  name: 'remove-old-runs',
  description: 'Takes away results that came by themselves and were replaced.',
  schema: z.object({}),
})

export const removeOldRunsSchedule = schedule(removeOldRunsJob, {
  payload: {},
  everyMs: 3_600_000,
})
