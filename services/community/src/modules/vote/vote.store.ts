import type { Database } from '@landfall/kit/database/postgres'
import { and, eq, inArray } from 'drizzle-orm'
import { votes } from '../../db/post-tables.ts'
import type { VoteKind } from './vote.ts'

export type VoteStore = ReturnType<typeof createVoteStore>

/** One row for each person and entry. */
export function createVoteStore(db: Database) {
  async function ofUser(
    userId: string,
    entryIds: readonly string[],
  ): Promise<Map<string, VoteKind>> {
    const rows = await db
      .select({ entryId: votes.entryId, isDown: votes.isDown })
      .from(votes)
      .where(and(eq(votes.userId, userId), inArray(votes.entryId, [...entryIds])))
    return new Map(rows.map(({ entryId, isDown }) => [entryId, isDown ? 'down' : 'up']))
  }

  return {
    /**
     * Sets somebody's vote; null removes it. The caller holds the thread's lock, so that requests of one person run
     * one after the other. @returns their earlier vote
     */
    async put(
      entryId: string,
      userId: string,
      vote: VoteKind | null,
      now: Date,
    ): Promise<VoteKind | null> {
      const before = (await ofUser(userId, [entryId])).get(entryId) ?? null
      if (vote === before) return before
      const isOwn = and(eq(votes.entryId, entryId), eq(votes.userId, userId))
      if (vote === null) await db.delete(votes).where(isOwn)
      else {
        const given = { isDown: vote === 'down', createdAt: now }
        await db
          .insert(votes)
          .values({ entryId, userId, ...given })
          .onConflictDoUpdate({ target: [votes.entryId, votes.userId], set: given })
      }
      return before
    },

    /** How somebody has voted on these entries; entries without a vote are absent. */
    ofUser,
  }
}
