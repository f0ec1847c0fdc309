import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const deliverWebhookJob = defineJob({
  // Of their own: an address that answers slowly must not hold up anything else.
  queue: 'applications-webhooks',
  name: 'deliver-webhook',
  description: 'Sends a message to an address of an organization.',
  schema: z.object({ deliveryId: z.uuid(), round: z.int() }),
  // 5 s, 10 s … 11 h: the last one some 23 hours after the first.
  attempts: 15,
  backoffMs: 5_000,
  removeWhenDone: true,
})
