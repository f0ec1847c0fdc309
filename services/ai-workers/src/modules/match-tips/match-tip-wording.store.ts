import type { Sealer } from '@landfall/kit/core/sealed'
import type { Database } from '@landfall/kit/database/postgres'
import { eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { matchTipWordings } from '../../db/provider-tables.ts'
import type { MatchTipWording } from './match-tip-wording.ts'

export type MatchTipWordingStore = ReturnType<typeof createMatchTipWordingStore>

const sealedSchema = z.array(
  z.object({ scholarshipId: z.string(), tips: z.array(z.string()) }),
)

/** Wordings by their result, sealed like it; the first one stays. */
export function createMatchTipWordingStore(db: Database) {
  const table = matchTipWordings
  return {
    async modelOf(resultId: string): Promise<string | null> {
      const [row] = await db
        .select({ model: table.model })
        .from(table)
        .where(eq(table.resultId, resultId))
      return row?.model ?? null
    },

    /** Null when there is none, or it was sealed with another key. */
    async find(resultId: string, { open }: Sealer): Promise<MatchTipWording | null> {
      const [row] = await db.select().from(table).where(eq(table.resultId, resultId))
      if (row === undefined) return null
      const awards = sealedSchema.safeParse(await open(row.sealed).catch(() => null))
      return awards.success ? { resultId, model: row.model, awards: awards.data } : null
    },

    /** Of results that are gone; what is not there is fine. */
    async removeAll(resultIds: readonly string[]): Promise<void> {
      await db.delete(table).where(inArray(table.resultId, [...resultIds]))
    },

    async insertIfNew(
      { resultId, model, awards }: MatchTipWording,
      createdAt: Date,
      { seal }: Sealer,
    ): Promise<void> {
      const sealed = await seal(awards)
      await db
        .insert(table)
        .values({ resultId, model, sealed, createdAt })
        .onConflictDoNothing()
    },
  }
}
