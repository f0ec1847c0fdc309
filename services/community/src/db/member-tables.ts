import { instant } from '@landfall/kit/database/columns'
import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'

/** Everybody who has written here; their level of trust is computed from this row. */
export const members = pgTable('members', {
  userId: uuid('user_id').primaryKey(),
  firstWroteAt: instant('first_wrote_at').notNull(),
  entryCount: integer('entry_count').notNull().default(0),
  votesReceived: integer('votes_received').notNull().default(0),
  /** How many reports of their texts a moderator agreed with, and when the last one was. */
  agreedReports: integer('agreed_reports').notNull().default(0),
  lastAgreedAt: instant('last_agreed_at'),
  silencedUntil: instant('silenced_until'),
})

export const blocks = pgTable(
  'blocks',
  {
    userId: uuid('user_id').notNull(),
    blockedId: uuid('blocked_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.blockedId] })],
)
