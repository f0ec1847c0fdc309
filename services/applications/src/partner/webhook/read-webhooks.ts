import type { WebhookReader } from './webhook.policy.ts'
import type { DeliveryPosition, WebhookStore } from './webhook.store.ts'
import type { WebhookEndpoint } from './webhook.ts'

/** What owners and admins read about webhooks. */
export function makeReadWebhooks({ webhooks }: { webhooks: WebhookStore }) {
  return {
    listWebhooks: ({ organizationId }: WebhookReader) =>
      webhooks.endpointsOf(organizationId),

    /** What an address was sent, newest first. @param endpoint one that the viewer may see */
    async listDeliveries(
      { id: endpointId }: Pick<WebhookEndpoint, 'id'>,
      { first, after }: { first: number; after: DeliveryPosition | null },
    ) {
      const [rows, totalCount] = await Promise.all([
        webhooks.pageOfDeliveries({ endpointId, after, limit: first + 1 }),
        webhooks.countDeliveries(endpointId),
      ])
      return { items: rows.slice(0, first), hasNextPage: rows.length > first, totalCount }
    },
  }
}
