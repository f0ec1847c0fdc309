import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const sweepWordsJob = defineJob({
  queue: 'donors-content',
  name: 'sweep-words',
  description: 'Deletes words of stories that no revision came of.',
  schema: z.object({}),
  attempts: 3,
  backoffMs: 10_000,
})

export const sweepWordsSchedule = schedule(sweepWordsJob, {
  payload: {},
  everyMs: 6 * 3_600_000,
})
