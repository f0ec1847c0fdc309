import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const removeOldAnswersJob = defineJob({
  queue: 'match-upkeep',
  name: 'remove-old-answers',
  description: 'Takes away answers of the AI provider that were kept long enough.',
  schema: z.object({}),
})

export const removeOldAnswersSchedule = schedule(removeOldAnswersJob, {
  payload: {},
  everyMs: 3_600_000,
})
