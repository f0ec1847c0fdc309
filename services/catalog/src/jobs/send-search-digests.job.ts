import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const sendSearchDigestsJob = defineJob({
  queue: 'catalog-saved-searches',
  name: 'send-search-digests',
  description: 'Tells the day’s new scholarships where it is past eight in the morning.',
  schema: z.object({}),
  attempts: 5,
  backoffMs: 30_000,
})

/** Every quarter of an hour, as zones differ by that. */
export const sendSearchDigestsSchedule = schedule(sendSearchDigestsJob, {
  payload: {},
  cron: '*/15 * * * *',
})
