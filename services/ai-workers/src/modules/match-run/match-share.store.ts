import type { Database } from '@landfall/kit/postgres'
import { eq, inArray } from 'drizzle-orm'
import { matchShares } from '../../db/tables.ts'

export type MatchShareStore = ReturnType<typeof createMatchShareStore>

/** Private links to finished runs. */
export function createMatchShareStore(db: Database) {
  const table = matchShares
  return {
    /** Keeps the link that is there. */
    async insertIfNew(share: {
      runId: string
      token: string
      createdAt: Date
    }): Promise<void> {
      await db.insert(table).values(share).onConflictDoNothing({ target: table.runId })
    },

    async remove(runId: string): Promise<void> {
      await db.delete(table).where(eq(table.runId, runId))
    },

    /** The id of the run that the link leads to. */
    async findRunId(token: string): Promise<string | null> {
      const [row] = await db
        .select({ runId: table.runId })
        .from(table)
        .where(eq(table.token, token))
      return row?.runId ?? null
    },

    async tokensOf(runIds: readonly string[]): Promise<Map<string, string>> {
      const rows = await db
        .select()
        .from(table)
        .where(inArray(table.runId, [...runIds]))
      return new Map(rows.map(({ runId, token }) => [runId, token]))
    },
  }
}
