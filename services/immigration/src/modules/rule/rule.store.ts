import type { CalendarDay } from '@landfall/calendar/day'
import type { Database } from '@landfall/kit/database/postgres'
import { holdName } from '@landfall/kit/transaction/hold-name'
import { asc, eq } from 'drizzle-orm'
import { immigrationRules } from '../../db/tables.ts'
import type { RuleRow } from './rule-row.ts'

export type RuleStore = ReturnType<typeof createRuleStore>

/** All rules, whenever they were in force. */
export function createRuleStore(db: Database) {
  const table = immigrationRules
  return {
    /** Holds back other changes of rules until the commit. */
    async lock(): Promise<void> {
      await holdName(db, 'immigration-rules')
    },

    /** All rows in the order in which they were inserted. */
    async all(): Promise<RuleRow[]> {
      return db.select().from(table).orderBy(asc(table.createdAt), asc(table.id))
    },

    async insert(rows: readonly RuleRow[]): Promise<void> {
      if (rows.length > 0) await db.insert(table).values([...rows])
    },

    /** @param day the last one on which the row is in force */
    async end(id: string, day: CalendarDay): Promise<void> {
      await db.update(table).set({ effectiveTo: day }).where(eq(table.id, id))
    },
  }
}
