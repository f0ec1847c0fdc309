import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const remindToAnswerJob = defineJob({
  queue: 'applications',
  name: 'remind-to-answer',
  description: 'Reminds students of information that they are asked for by a day.',
  schema: z.object({}),
  attempts: 5,
  backoffMs: 1_000,
})

/** The first run after a pause of the workers finds what fell due meanwhile. */
export const remindToAnswerSchedule = schedule(remindToAnswerJob, {
  payload: {},
  everyMs: 60_000,
})
