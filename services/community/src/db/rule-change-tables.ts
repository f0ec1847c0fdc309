import { instant } from '@landfall/kit/database/columns'
import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** Read copy of immigration: which rules changed, and what they are about. */
export const ruleChanges = pgTable(
  'rule_changes',
  {
    id: uuid('id').primaryKey(),
    ruleId: text('rule_id').notNull(),
    title: text('title').notNull(),
    topics: text('topics').array().notNull(),
    effectiveFrom: date('effective_from').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [index('rule_changes_newest').on(table.changedAt)],
)
