import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const sendNewsletterJob = defineJob({
  queue: 'donors-content',
  name: 'send-newsletter',
  description: 'Sends new stories to those who asked for them, once a week at most.',
  schema: z.object({}),
  attempts: 5,
  backoffMs: 5_000,
})

export const sendNewsletterSchedule = schedule(sendNewsletterJob, {
  payload: {},
  everyMs: 3_600_000,
})
