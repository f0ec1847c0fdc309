import { keyset } from '@landfall/kit/database/keyset'
import type { Database } from '@landfall/kit/database/postgres'
import { and, eq, inArray } from 'drizzle-orm'
import { immigrationRuleChanges } from '../../db/tables.ts'
import type { ChangeState, RuleChange } from './rule-change.ts'

/** A position in the list: newest first; the id breaks ties. */
export type ChangePosition = { proposedAt: Date; id: string }

export type RuleChangeStore = ReturnType<typeof createRuleChangeStore>

/** The proposed changes and their progress. */
export function createRuleChangeStore(db: Database) {
  const table = immigrationRuleChanges
  const newest = keyset({ proposedAt: table.proposedAt, id: table.id }, 'desc')
  const inState = (state: ChangeState | null) =>
    state === null ? undefined : inArray(table.state, storedAs(state))

  return {
    async insert(change: RuleChange): Promise<void> {
      await db.insert(table).values(change)
    },

    async find(id: string): Promise<RuleChange | null> {
      const [row] = await db.select().from(table).where(eq(table.id, id))
      return row ?? null
    },

    /** Locks a change for this transaction; others wait for it. */
    async claim(id: string): Promise<RuleChange | null> {
      const [row] = await db.select().from(table).where(eq(table.id, id)).for('update')
      return row ?? null
    },

    /** Changes that students still have to be notified of, or whose dates still have to be planned. */
    async unfinished(): Promise<RuleChange[]> {
      return db
        .select()
        .from(table)
        .where(inArray(table.state, ['released', 'approved', 'told']))
        .orderBy(table.decidedAt, table.id)
    },

    async update(
      id: string,
      change: Partial<Pick<RuleChange, 'state' | 'decidedBy' | 'decidedAt' | 'position'>>,
    ): Promise<void> {
      await db.update(table).set(change).where(eq(table.id, id))
    },

    /** One page, newest first: up to `limit` rows after the position. */
    async page(query: {
      state: ChangeState | null
      after: ChangePosition | null
      limit: number
    }): Promise<RuleChange[]> {
      const { state, after, limit } = query
      return db
        .select()
        .from(table)
        .where(and(inState(state), newest.behind(after)))
        .orderBy(...newest.orderBy)
        .limit(limit)
    },

    async count(state: ChangeState | null): Promise<number> {
      return db.$count(table, inState(state))
    },
  }
}

function storedAs(state: ChangeState): ChangeState[] {
  return state === 'approved' ? ['approved', 'released'] : [state]
}
