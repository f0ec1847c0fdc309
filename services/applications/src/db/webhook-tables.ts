import { instant } from '@landfall/kit/database/columns'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { WEBHOOK_EVENTS, type WebhookMessage } from '../partner/webhook/webhook.ts'

/** Addresses of organizations that are told what happens. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('organization_id').notNull(),
    url: text('url').notNull(),
    events: text('events', { enum: WEBHOOK_EVENTS }).array().notNull(),
    /** Sealed; signs the messages. */
    secret: text('secret').notNull(),
    /** The previous secret, which also signs until the time below. */
    oldSecret: text('old_secret'),
    oldSecretUntil: instant('old_secret_until'),
    /** Since when every message has failed; null if the last one was taken. */
    failingSince: instant('failing_since'),
    disabledAt: instant('disabled_at'),
    disabledReason: text('disabled_reason', {
      enum: ['owner', 'admin', 'failures', 'gone'],
    }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('webhook_endpoints_organization').on(table.organizationId, table.id)],
)

/** What each address was sent, or is still to be sent. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** Derived from the event and the address, so that an event that comes twice is one message. */
    id: uuid('id').primaryKey(),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    message: jsonb('message').$type<WebhookMessage>().notNull(),
    state: text('status', { enum: ['pending', 'delivered', 'failed'] }).notNull(),
    /** Grows each time that somebody asks for it to be sent again. */
    round: integer('round').notNull(),
    attempts: integer('attempts').notNull(),
    lastAttemptAt: instant('last_attempt_at'),
    /** The HTTP status; null if no answer came. */
    lastStatus: integer('last_http_status'),
    /** Why it was not taken, in words. */
    lastFault: text('last_fault'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('webhook_deliveries_log').on(table.endpointId, table.createdAt, table.id),
    index('webhook_deliveries_age').on(table.createdAt),
  ],
)
