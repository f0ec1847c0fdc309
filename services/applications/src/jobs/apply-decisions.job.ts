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

/** What a process left that died is taken up by the next run. */
export const applyDecisionsSchedule = schedule(applyDecisionsJob, {
  payload: {},
  everyMs: 60_000,
})
