import type { Database } from '@landfall/kit/database/postgres'
import { and, desc, gt, isNull, sql } from 'drizzle-orm'
import { metricsRebuilds as table } from '../../db/metrics-tables.ts'

export type RebuildStore = ReturnType<typeof createRebuildStore>

/** A lost answer must not stop snapshots for good. */
const isRecent = gt(table.askedAt, sql`now() - interval '1 day'`)

/** Requests for all figures. */
export function createRebuildStore(db: Database) {
  return {
    async begin(requestId: string): Promise<void> {
      await db.insert(table).values({ requestId, askedAt: sql`now()` })
    },

    /** Whether requested figures have not all come yet; for a day at most. */
    async isOpen(): Promise<boolean> {
      return (await db.$count(table, and(isNull(table.endedAt), isRecent))) > 0
    },

    /** The newest request that has not ended. */
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
