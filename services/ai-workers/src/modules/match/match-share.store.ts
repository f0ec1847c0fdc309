import type { Database } from '@landfall/kit/database/postgres'
import { eq } from 'drizzle-orm'
import { matchShares } from '../../db/tables.ts'

export type MatchShareStore = ReturnType<typeof createMatchShareStore>

/** Private links to finished runs. */
export function createMatchShareStore(db: Database) {
  const table = matchShares
  return {
    /** Inserts the link unless there is one; returns the token of the link that counts. */
    async insertIfNew(share: { runId: string; token: string; createdAt: Date }) {
      const { token } = share
      const [row] = await db
        .insert(table)
        .values(share)
        .onConflictDoUpdate({ target: table.runId, set: { runId: share.runId } })
        .returning({ token: table.token })
      return row?.token ?? token
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
  }
}
