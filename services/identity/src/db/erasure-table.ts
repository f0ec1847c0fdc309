import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from '@landfall/kit/database/columns'

/** Accounts that are to be erased and, for a while, those that were: of these only the id is left. */
export const accountErasures = pgTable(
  'account_erasures',
  {
    userId: uuid('user_id').primaryKey(),
    requestedAt: instant('requested_at').notNull(),
    /** Until then the person may change their mind; after the erasure, when it is published a second time. */
    dueAt: instant('due_at').notNull(),
    erasedAt: instant('erased_at'),
    /** The version of the event that published the erasure. */
    version: integer('version'),
  },
  (table) => [index('account_erasures_due').on(table.dueAt)],
)
