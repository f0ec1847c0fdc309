import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const sweepWebhooksJob = defineJob({
  queue: 'applications',
  name: 'sweep-webhooks',
  description: 'Removes what was sent to addresses of organizations 30 days ago.',
  schema: z.object({}),
})

export const sweepWebhooksSchedule = schedule(sweepWebhooksJob, {
  payload: {},
  everyMs: 6 * 60 * 60_000,
})
