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

/** What fell due while no worker ran is found by the first run after it. */
export const remindToAnswerSchedule = schedule(remindToAnswerJob, {
  payload: {},
  everyMs: 60_000,
})
