import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '@landfall/kit/database/columns'

/** What people wrote to the operator. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    /** Ids are in the order in which the messages came. */
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    name: text('name'),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null while it waits for an answer. */
    closedAt: instant('closed_at'),
    closedBy: uuid('closed_by'),
    version: integer('version').notNull(),
  },
  (table) => [index('contact_messages_queue').on(table.closedAt, table.id)],
)
