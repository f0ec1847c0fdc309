import { instant } from '@landfall/kit/database/columns'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { SUBSCRIBER_STATES } from '../modules/newsletter/subscriber.ts'

/** Who asked for the newsletter; one row for each address. Leaving removes the row. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: uuid('id').primaryKey(),
    /** A keyed hash of the address, to look it up by. */
    emailHash: text('email_hash').notNull().unique(),
    /** The address, sealed. */
    sealedEmail: text('sealed_email').notNull(),
    state: text('state', { enum: SUBSCRIBER_STATES }).notNull(),
    /** Hash of the token that confirms. */
    confirmHash: text('confirm_hash'),
    /** The token in the links to unsubscribe. */
    leaveToken: text('leave_token').notNull().unique(),
    /** A keyed hash of who asked. */
    askedBy: text('asked_by').notNull(),
    /** When the last confirmation mail was requested. */
    askedAt: instant('asked_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** When the newsletter was last due, whether or not something was new. */
    toldAt: instant('told_at'),
    /** The publication time up to which they were told; anything later is new to them. */
    toldUpTo: instant('told_up_to'),
  },
  (table) => [
    index('subscribers_told').on(table.toldAt, table.id),
    index('subscribers_asked').on(table.askedBy, table.askedAt),
    index('subscribers_confirm').on(table.confirmHash),
  ],
)
