import type { Database } from '@landfall/kit/database/postgres'
import { asc, eq, notInArray } from 'drizzle-orm'
import { fanOuts as table } from '../../db/fan-out-tables.ts'
import type { FanOut } from './fan-out.ts'

export type FanOutStore = ReturnType<typeof createFanOutStore>

export function createFanOutStore(db: Database) {
  return {
    async add(fanOut: FanOut): Promise<void> {
      await db.insert(table).values(fanOut)
    },

    /** The oldest fan-out besides `leftOut` that no other process works on, locked until the transaction ends. */
    async lockNext(leftOut: readonly string[]): Promise<FanOut | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(notInArray(table.id, [...leftOut]))
        .orderBy(asc(table.createdAt), asc(table.id))
        .limit(1)
        .for('update', { skipLocked: true })
      return row ?? null
    },

    async moveTo(id: string, position: string): Promise<void> {
      await db.update(table).set({ position }).where(eq(table.id, id))
    },

    async remove(id: string): Promise<void> {
      await db.delete(table).where(eq(table.id, id))
    },
  }
}
