import type { Database } from '@landfall/kit/database/postgres'
import { and, arrayOverlaps, desc, gt } from 'drizzle-orm'
import { ruleChanges as table } from '../../db/rule-change-tables.ts'
import type { RuleChange } from './rule-change.ts'

export type RuleChangeStore = ReturnType<typeof createRuleChangeStore>

/** Read copy of immigration: which rules changed. */
export function createRuleChangeStore(db: Database) {
  return {
    /** The same change again is the one that is there. */
    async keep(change: RuleChange): Promise<void> {
      await db.insert(table).values(change).onConflictDoNothing()
    },

    /**
     * What changed after a time, newest first: rules change a few times a year.
     * @param topics of which it must concern one
     */
    async since(topics: readonly string[], at: Date): Promise<RuleChange[]> {
      return db
        .select()
        .from(table)
        .where(and(arrayOverlaps(table.topics, [...topics]), gt(table.changedAt, at)))
        .orderBy(desc(table.changedAt), desc(table.id))
    },
  }
}
