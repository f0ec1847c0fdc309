import type { Database } from '@landfall/kit/database/postgres'
import { and, eq, inArray } from 'drizzle-orm'
import { votes } from '../../db/post-tables.ts'

export type VoteStore = ReturnType<typeof createVoteStore>

/** One row for each person and entry. */
export function createVoteStore(db: Database) {
  return {
    /** Answers false when it was there already. */
    async add(entryId: string, userId: string, now: Date): Promise<boolean> {
      const rows = await db
        .insert(votes)
        .values({ entryId, userId, createdAt: now })
        .onConflictDoNothing()
        .returning({ entryId: votes.entryId })
      return rows.length > 0
    },

    /** Answers false when there was none. */
    async remove(entryId: string, userId: string): Promise<boolean> {
      const rows = await db
        .delete(votes)
        .where(and(eq(votes.entryId, entryId), eq(votes.userId, userId)))
        .returning({ entryId: votes.entryId })
      return rows.length > 0
    },

    /** Which of some entries somebody has voted for. */
    async ofUser(userId: string, entryIds: readonly string[]): Promise<Set<string>> {
      const rows = await db
        .select({ entryId: votes.entryId })
        .from(votes)
        .where(and(eq(votes.userId, userId), inArray(votes.entryId, [...entryIds])))
      return new Set(rows.map(({ entryId }) => entryId))
    },
  }
}
