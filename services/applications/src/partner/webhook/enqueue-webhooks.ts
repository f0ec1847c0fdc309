import { idFromName } from '@landfall/kit/core/ids'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { deliverWebhookJob } from '../../jobs/deliver-webhook.job.ts'
import type { WebhookStore } from './webhook.store.ts'
import type { WebhookDelivery, WebhookEvent } from './webhook.ts'

/** Something that happened at an organization. */
export type WebhookFact = {
  organizationId: string
  type: WebhookEvent
  data: Record<string, string>
}

type Needed = { webhooks: WebhookStore }

/**
 * Writes a message for each address that subscribes to the event, and the job that sends it. Idempotent, as ids are
 * derived from the event.
 */
export async function enqueueWebhooks(
  tx: Transaction<Needed>,
  event: { id: string; time: string },
  { organizationId, type, data }: WebhookFact,
): Promise<void> {
  const at = new Date(event.time)
  const listening = await tx.webhooks.listening(organizationId, type, at)
  if (listening.length === 0) return
  const added = await tx.webhooks.addDeliveries(
    listening.map(({ id: endpointId }) => ({
      id: idFromName('webhook-delivery', `${event.id}:${endpointId}`),
      endpointId,
      message: { type, timestamp: event.time, data },
      state: 'pending',
      round: 1,
      attempts: 0,
      lastAttemptAt: null,
      lastStatus: null,
      lastFault: null,
      createdAt: at,
    })),
  )
  for (const one of added) await enqueueDelivery(tx, one)
}

/** Queues the job that sends a message, once per round. */
export async function enqueueDelivery(
  { outbox }: Transaction<object>,
  { id, round }: WebhookDelivery,
): Promise<void> {
  const key = `webhook-delivery.${id}.${round}`
  await outbox.enqueue(deliverWebhookJob, { deliveryId: id, round }, { key })
}
