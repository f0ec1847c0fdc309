import type { Database } from '@landfall/kit/database/postgres'
import { lte } from 'drizzle-orm'
import { ruleForms } from '../../db/mentor-tables.ts'
import type { RuleForms } from './rule.ts'

export type RuleFormStore = ReturnType<typeof createRuleFormStore>

/** Read copy of the immigration rules, with all forms of each. */
export function createRuleFormStore(db: Database) {
  const table = ruleForms
  return {
    /** An older version changes nothing; the same version has the same content. */
    async keepNewest(rule: typeof ruleForms.$inferSelect): Promise<void> {
      await db
        .insert(table)
        .values(rule)
        .onConflictDoUpdate({
          target: table.ruleId,
          set: rule,
          setWhere: lte(table.version, rule.version),
        })
    },

    async all(): Promise<RuleForms> {
      const rows = await db.select().from(table)
      return new Map(rows.map(({ ruleId, forms }) => [ruleId, forms]))
    },
  }
}
