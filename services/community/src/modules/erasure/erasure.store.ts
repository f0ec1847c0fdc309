import type { Database } from '@landfall/kit/database/postgres'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { blocks, members } from '../../db/member-tables.ts'
import { actions, appeals, reports } from '../../db/moderation-tables.ts'
import { follows, posts, replies, revisions, views, votes } from '../../db/post-tables.ts'
import { NOBODY, type Revision } from '../entry/entry.ts'

export type ErasureStore = ReturnType<typeof createErasureStore>

/** Everything of one person, wherever the forum keeps it. */
export function createErasureStore(db: Database) {
  /** A new id for each row, as votes and reports are unique per person and entry. */
  const somebody = sql`gen_random_uuid()`

  return {
    /** Earlier texts of what the person wrote. */
    async revisionsBy(userId: string): Promise<Revision[]> {
      const entries = db
        .select({ id: posts.id })
        .from(posts)
        .where(eq(posts.authorId, userId))
        .unionAll(
          db.select({ id: replies.id }).from(replies).where(eq(replies.authorId, userId)),
        )
      return db.select().from(revisions).where(inArray(revisions.entryId, entries))
    },

    async removeRevisions(ids: readonly string[]): Promise<void> {
      await db.delete(revisions).where(inArray(revisions.id, [...ids]))
    },

    /** Entries that the person had deleted keep their place among the replies of others, but lose their words. */
    async blankDeleted(userId: string): Promise<void> {
      for (const table of [posts, replies]) {
        const ids = db.select({ id: table.id }).from(table).where(isDeleted(table, userId))
        await db.delete(revisions).where(inArray(revisions.entryId, ids))
      }
      await db
        .update(posts)
        .set({ title: '', content: '', tags: [], search: '' })
        .where(isDeleted(posts, userId))
      await db.update(replies).set({ content: '' }).where(isDeleted(replies, userId))
    },

    /** Detaches from the person what others read or count; it stays. */
    async makeNobodys(userId: string): Promise<void> {
      for (const table of [posts, replies])
        await db.update(table).set({ authorId: NOBODY }).where(eq(table.authorId, userId))
      await db
        .update(replies)
        .set({ mentions: sql`array_remove(${replies.mentions}, ${userId}::uuid)` })
        // Both conditions match the partial index.
        .where(
          sql`${replies.mentions} <> '{}' and ${replies.mentions} @> array[${userId}::uuid]`,
        )
      await db.update(votes).set({ userId: somebody }).where(eq(votes.userId, userId))
      await db.update(views).set({ userId: somebody }).where(eq(views.userId, userId))
      await db
        .update(reports)
        .set({ reporterId: somebody, note: null })
        .where(eq(reports.reporterId, userId))
      await db
        .update(actions)
        .set({ targetId: NOBODY, note: null })
        .where(eq(actions.targetId, userId))
      // Null would mean that no person decided it.
      await db
        .update(actions)
        .set({ moderatorId: NOBODY })
        .where(eq(actions.moderatorId, userId))
    },

    async eraseOwn(userId: string): Promise<void> {
      await db.delete(appeals).where(eq(appeals.userId, userId))
      await db.delete(follows).where(eq(follows.userId, userId))
      await db
        .delete(blocks)
        .where(or(eq(blocks.userId, userId), eq(blocks.blockedId, userId)))
      await db.delete(members).where(eq(members.userId, userId))
    },
  }
}

function isDeleted(table: typeof posts | typeof replies, userId: string) {
  return and(eq(table.authorId, userId), eq(table.state, 'deleted'))
}
