import type { Sealer } from '@landfall/kit/core/sealed'
import type { Database } from '@landfall/kit/database/postgres'
import { and, eq, gt, lte } from 'drizzle-orm'
import { providerAnswers } from '../../db/provider-tables.ts'

export type ProviderAnswerStore = ReturnType<typeof createProviderAnswerStore>

/** Cached answers. They may mention a student, so they are sealed. */
export function createProviderAnswerStore(db: Database) {
  const table = providerAnswers
  return {
    /** Null when the answer is missing, too old, or sealed with another key. */
    async find(key: string, now: Date, { open }: Sealer): Promise<string | null> {
      const [row] = await db
        .select({ sealed: table.sealed })
        .from(table)
        .where(and(eq(table.key, key), gt(table.expiresAt, now)))
      if (row === undefined) return null
      const text = await open(row.sealed).catch(() => null)
      return typeof text === 'string' ? text : null
    },

    async keep(
      answer: { key: string; userId: string | null; text: string; expiresAt: Date },
      { seal }: Sealer,
    ): Promise<void> {
      const { key, userId, text, expiresAt } = answer
      const kept = { userId, sealed: await seal(text), expiresAt }
      await db
        .insert(table)
        .values({ key, ...kept })
        .onConflictDoUpdate({ target: table.key, set: kept })
    },

    async removeExpired(now: Date): Promise<void> {
      await db.delete(table).where(lte(table.expiresAt, now))
    },
  }
}
