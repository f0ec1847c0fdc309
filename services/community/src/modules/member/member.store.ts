import type { Database } from '@landfall/kit/database/postgres'
import { holdName } from '@landfall/kit/transaction/hold-name'
import { and, desc, eq, sql } from 'drizzle-orm'
import { blocks, members } from '../../db/member-tables.ts'
import { BLOCKED_MAX, type Member } from './member.ts'

export type MemberStore = ReturnType<typeof createMemberStore>

/** Members, and whom they have blocked. */
export function createMemberStore(db: Database) {
  return {
    /** Until the commit, the person can neither write nor block elsewhere, so that limits are counted exactly. */
    async lock(userId: string): Promise<void> {
      await holdName(db, userId, 1)
    },

    async find(userId: string): Promise<Member | null> {
      const [row] = await db.select().from(members).where(eq(members.userId, userId))
      return row ?? null
    },

    /** Counts one more text of theirs; the first one makes them a member. */
    async addEntry(userId: string, now: Date): Promise<void> {
      await db
        .insert(members)
        .values({ userId, firstWroteAt: now, entryCount: 1 })
        .onConflictDoUpdate({
          target: members.userId,
          set: { entryCount: sql`${members.entryCount} + 1` },
        })
    },

    async addVotesReceived(userId: string, change: number): Promise<void> {
      await db
        .update(members)
        .set({ votesReceived: sql`${members.votesReceived} + ${change}` })
        .where(eq(members.userId, userId))
    },

    /** Notes that a moderator agreed with reports of what they wrote, or took that back. */
    async addAgreedReport(userId: string, change: 1 | -1, now: Date): Promise<void> {
      const count = sql`greatest(0, ${members.agreedReports} + ${change})`
      const lastAgreedAt =
        change === 1
          ? now
          : sql`case when ${members.agreedReports} > 1 then ${members.lastAgreedAt} end`
      await db
        .update(members)
        .set({ agreedReports: count, lastAgreedAt })
        .where(eq(members.userId, userId))
    },

    /** @param until null: they may write again. Somebody who has not written yet gets a row. */
    async silence(userId: string, until: Date | null, now: Date): Promise<void> {
      await db
        .insert(members)
        .values({ userId, firstWroteAt: now, silencedUntil: until })
        .onConflictDoUpdate({ target: members.userId, set: { silencedUntil: until } })
    },

    async block(userId: string, blockedId: string, now: Date): Promise<void> {
      await db
        .insert(blocks)
        .values({ userId, blockedId, createdAt: now })
        .onConflictDoNothing()
    },

    async unblock(userId: string, blockedId: string): Promise<void> {
      await db
        .delete(blocks)
        .where(and(eq(blocks.userId, userId), eq(blocks.blockedId, blockedId)))
    },

    /** Whom somebody has blocked, the most recent first. */
    async blockedBy(userId: string): Promise<string[]> {
      const rows = await db
        .select({ blockedId: blocks.blockedId })
        .from(blocks)
        .where(eq(blocks.userId, userId))
        .orderBy(desc(blocks.createdAt))
        .limit(BLOCKED_MAX)
      return rows.map(({ blockedId }) => blockedId)
    },

    /** Who has blocked somebody. */
    async blockersOf(blockedId: string): Promise<Set<string>> {
      const rows = await db
        .select({ userId: blocks.userId })
        .from(blocks)
        .where(eq(blocks.blockedId, blockedId))
      return new Set(rows.map(({ userId }) => userId))
    },
  }
}
