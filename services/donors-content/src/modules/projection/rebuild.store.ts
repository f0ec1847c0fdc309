import type { Database } from '@landfall/kit/database/postgres'
import { and, desc, gt, isNull, sql } from 'drizzle-orm'
import { metricsRebuilds as table } from '../../db/metrics-tables.ts'

export type RebuildStore = ReturnType<typeof createRebuildStore>

/** An answer that was lost must not end snapshots for good. */
const isRecent = gt(table.askedAt, sql`now() - interval '1 day'`)

/** When all figures were asked for anew. */
export function createRebuildStore(db: Database) {
  return {
    async begin(requestId: string): Promise<void> {
      await db.insert(table).values({ requestId, askedAt: sql`now()` })
    },

    /** Figures are asked for and have not all come; for a day at most. */
    async isOpen(): Promise<boolean> {
      return (await db.$count(table, and(isNull(table.endedAt), isRecent))) > 0
    },

    /** The request that was made last and has not ended. */
    async openRequest(): Promise<string | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(isNull(table.endedAt))
        .orderBy(desc(table.askedAt))
        .limit(1)
      return row?.requestId ?? null
    },

    /** Earlier requests end with the last one. */
    async endAll(): Promise<void> {
      await db
        .update(table)
        .set({ endedAt: sql`now()` })
        .where(isNull(table.endedAt))
    },
  }
}
