import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const applyDecisionsJob = defineJob({
  queue: 'applications',
  name: 'apply-decisions',
  description: 'Applies decisions about applications that their owners asked to apply.',
  schema: z.object({}),
  attempts: 5,
  backoffMs: 1_000,
})

/** The next run takes up what a process that died left behind. */
export const applyDecisionsSchedule = schedule(applyDecisionsJob, {
  payload: {},
  everyMs: 60_000,
})
