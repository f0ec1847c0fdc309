import type { Database } from '@landfall/kit/database/postgres'
import { and, arrayOverlaps, desc, gt } from 'drizzle-orm'
import { ruleChanges as table } from '../../db/rule-change-tables.ts'
import type { RuleChange } from './rule-change.ts'

export type RuleChangeStore = ReturnType<typeof createRuleChangeStore>

/** Read copy of immigration: which rules changed. */
export function createRuleChangeStore(db: Database) {
  return {
    /** A change that was kept before is ignored. */
    async keep(change: RuleChange): Promise<void> {
      await db.insert(table).values(change).onConflictDoNothing()
    },

    /**
     * What changed after a time, newest first; unpaged, as rules change a few times a year.
     * @param topics the change must concern at least one of them
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
