import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const followRuleChangesJob = defineJob({
  queue: 'immigration',
  name: 'follow-rule-changes',
  description: 'Tells students whose dates a changed rule moves, and plans dates by it.',
  schema: z.object({}),
  attempts: 5,
  backoffMs: 1_000,
})

/** Changes take effect with their day, and each run continues what a process that died left unfinished. */
export const followRuleChangesSchedule = schedule(followRuleChangesJob, {
  payload: {},
  everyMs: 60_000,
})
