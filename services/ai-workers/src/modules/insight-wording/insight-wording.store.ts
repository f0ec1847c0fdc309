import type { Database } from '@landfall/kit/database/postgres'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { insightWordings } from '../../db/provider-tables.ts'
import type { InsightWording } from './insight-wording.ts'

export type InsightWordingStore = ReturnType<typeof createInsightWordingStore>

export function createInsightWordingStore(db: Database) {
  const table = insightWordings
  return {
    async find(insightId: string): Promise<InsightWording | null> {
      const [row] = await db.select().from(table).where(eq(table.insightId, insightId))
      return row ?? null
    },

    /** Returns true for the first request. */
    async insertIfNew(o: {
      insightId: string
      fact: string
      askedAt: Date
    }): Promise<boolean> {
      const rows = await db.insert(table).values(o).onConflictDoNothing().returning()
      return rows.length > 0
    },

    /** Asks again where no answer has come so far; false where one has, or another request was first. */
    async askAgain(
      insightId: string,
      { askedBefore, fact, askedAt }: { askedBefore: Date; fact: string; askedAt: Date },
    ): Promise<boolean> {
      const rows = await db
        .update(table)
        .set({ fact, askedAt })
        .where(
          and(
            eq(table.insightId, insightId),
            isNull(table.settledAt),
            lt(table.askedAt, askedBefore),
          ),
        )
        .returning({ id: table.insightId })
      return rows.length > 0
    },

    /** The first answer stays. */
    async settle(
      insightId: string,
      answer: { wording: string | null; model: string | null; settledAt: Date },
    ): Promise<void> {
      await db
        .update(table)
        .set(answer)
        .where(and(eq(table.insightId, insightId), isNull(table.settledAt)))
    },

    async removeBefore(askedAt: Date): Promise<void> {
      await db.delete(table).where(lt(table.askedAt, askedAt))
    },
  }
}
