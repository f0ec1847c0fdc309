import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const deliverWebhookJob = defineJob({
  // A queue of its own: an address that answers slowly must not hold up other jobs.
  queue: 'applications-webhooks',
  name: 'deliver-webhook',
  description: 'Sends a message to an address of an organization.',
  schema: z.object({ deliveryId: z.uuid(), round: z.int() }),
  // After 5 s, 10 s … 11 h: the last try is about 23 hours after the first.
  attempts: 15,
  backoffMs: 5_000,
  removeWhenDone: true,
})
