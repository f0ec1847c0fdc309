import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from '@landfall/kit/database/columns'

/** Accounts that are to be erased, and for a while those that were: then with nothing but their id. */
export const accountErasures = pgTable(
  'account_erasures',
  {
    userId: uuid('user_id').primaryKey(),
    requestedAt: instant('requested_at').notNull(),
    /** Until then its person may think again; after the erasure, when it is told a second time. */
    dueAt: instant('due_at').notNull(),
    erasedAt: instant('erased_at'),
    /** Of the event that told it. */
    version: integer('version'),
  },
  (table) => [index('account_erasures_due').on(table.dueAt)],
)
