import type { Sealer } from '@landfall/kit/core/sealed'
import type { Database } from '@landfall/kit/database/postgres'
import { eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { matchTipWordings } from '../../db/provider-tables.ts'
import type { MatchTipWording } from './match-tip-wording.ts'

export type MatchTipWordingStore = ReturnType<typeof createMatchTipWordingStore>

const sealedSchema = z.array(
  z.object({ scholarshipId: z.string(), tips: z.array(z.string()) }),
)

/** Wordings by result, sealed like the result; the first wording stays. */
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

    /** Removes the wordings of deleted results; a missing wording is fine. */
    async removeAll(resultIds: readonly string[]): Promise<void> {
      await db.delete(table).where(inArray(table.resultId, [...resultIds]))
    },

    /**
     * Stores nothing if the run is gone, for example because the student's account was erased while the model
     * wrote.
     */
    async insertIfNew(
      { resultId, runId, model, awards }: MatchTipWording & { runId: string },
      createdAt: Date,
      { seal }: Sealer,
    ): Promise<void> {
      const sealed = await seal(awards)
      await db.execute(sql`
        insert into match_tip_wordings (result_id, model, sealed, created_at)
        select ${resultId}::uuid, ${model}, ${sealed}, ${createdAt.toISOString()}::timestamptz
        from match_runs where id = ${runId} for key share
        on conflict do nothing`)
    },
  }
}
