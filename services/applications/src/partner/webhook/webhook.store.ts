import { keyset } from '@landfall/kit/database/keyset'
import type { Database } from '@landfall/kit/database/postgres'
import { holdName } from '@landfall/kit/transaction/hold-name'
import { and, arrayContains, asc, eq, isNull, lt, lte } from 'drizzle-orm'
import { webhookDeliveries, webhookEndpoints } from '../../db/webhook-tables.ts'
import type { WebhookDelivery, WebhookEndpoint, WebhookEvent } from './webhook.ts'

export type DeliveryPosition = { createdAt: Date; id: string }
export type WebhookStore = ReturnType<typeof createWebhookStore>

const endpoints = webhookEndpoints
const deliveries = webhookDeliveries
const newest = keyset({ createdAt: deliveries.createdAt, id: deliveries.id }, 'desc')

const isIts = (endpointId: string) => eq(deliveries.endpointId, endpointId)

export function createWebhookStore(db: Database) {
  return {
    /** Until the transaction ends, nobody else can add an address to this organization. */
    async holdAdding(organizationId: string): Promise<void> {
      await holdName(db, `webhooks of ${organizationId}`)
    },

    async insertEndpoint(endpoint: WebhookEndpoint): Promise<void> {
      await db.insert(endpoints).values(endpoint)
    },

    async updateEndpoint({ id, ...fields }: WebhookEndpoint): Promise<void> {
      await db.update(endpoints).set(fields).where(eq(endpoints.id, id))
    },

    /** Turns off all active addresses; waiting messages are given up at their next try. */
    async disableAll(organizationId: string, at: Date): Promise<void> {
      await db
        .update(endpoints)
        .set({ disabledAt: at, disabledReason: 'owner' })
        .where(
          and(eq(endpoints.organizationId, organizationId), isNull(endpoints.disabledAt)),
        )
    },

    /** Removes the address and the messages sent to it. */
    async removeEndpoint(id: string): Promise<void> {
      await db.delete(endpoints).where(eq(endpoints.id, id))
    },

    /** Oldest first. */
    endpointsOf: (organizationId: string): Promise<WebhookEndpoint[]> =>
      db
        .select()
        .from(endpoints)
        .where(eq(endpoints.organizationId, organizationId))
        .orderBy(asc(endpoints.id)),

    /** Locked until the transaction ends, as its state and log change together. */
    async lockEndpoint(id: string): Promise<WebhookEndpoint | null> {
      const [row] = await db
        .select()
        .from(endpoints)
        .where(eq(endpoints.id, id))
        .for('update')
      return row ?? null
    },

    /** Addresses that subscribe to the event and already did when it happened. */
    listening: (organizationId: string, event: WebhookEvent, at: Date) =>
      db
        .select()
        .from(endpoints)
        .where(
          and(
            eq(endpoints.organizationId, organizationId),
            isNull(endpoints.disabledAt),
            arrayContains(endpoints.events, [event]),
            lte(endpoints.createdAt, at),
          ),
        ),

    /** @returns the deliveries that are new; the others were there before */
    addDeliveries: (rows: readonly WebhookDelivery[]): Promise<WebhookDelivery[]> =>
      db
        .insert(deliveries)
        .values([...rows])
        .onConflictDoNothing()
        .returning(),

    async findDelivery(
      id: string,
    ): Promise<{ delivery: WebhookDelivery; endpoint: WebhookEndpoint } | null> {
      const [row] = await db
        .select({ delivery: deliveries, endpoint: endpoints })
        .from(deliveries)
        .innerJoin(endpoints, eq(endpoints.id, deliveries.endpointId))
        .where(eq(deliveries.id, id))
      return row ?? null
    },

    async updateDelivery({ id, ...fields }: WebhookDelivery): Promise<void> {
      await db.update(deliveries).set(fields).where(eq(deliveries.id, id))
    },

    /** Newest first. */
    pageOfDeliveries: (o: {
      endpointId: string
      after: DeliveryPosition | null
      limit: number
    }): Promise<WebhookDelivery[]> =>
      db
        .select()
        .from(deliveries)
        .where(and(isIts(o.endpointId), newest.behind(o.after)))
        .orderBy(...newest.orderBy)
        .limit(o.limit),

    countDeliveries: (endpointId: string) => db.$count(deliveries, isIts(endpointId)),

    async removeDeliveriesBefore(time: Date): Promise<void> {
      await db.delete(deliveries).where(lt(deliveries.createdAt, time))
    },
  }
}
