import type { Database } from '@landfall/kit/database/postgres'
import { and, eq, inArray } from 'drizzle-orm'
import { follows } from '../../db/post-tables.ts'
import type { FollowLevel } from './follow.ts'

export type Follow = { postId: string; userId: string; level: FollowLevel }

export type FollowStore = ReturnType<typeof createFollowStore>

/** How closely people follow threads. */
export function createFollowStore(db: Database) {
  const key = [follows.postId, follows.userId]

  return {
    async set(follow: Follow): Promise<void> {
      const { level } = follow
      await db
        .insert(follows)
        .values(follow)
        .onConflictDoUpdate({ target: key, set: { level } })
    },

    /** Never overwrites what somebody has chosen. */
    async setIfNone(follow: Follow): Promise<void> {
      await db.insert(follows).values(follow).onConflictDoNothing()
    },

    async ofPost(postId: string): Promise<Map<string, FollowLevel>> {
      const rows = await db.select().from(follows).where(eq(follows.postId, postId))
      return new Map(rows.map(({ userId, level }) => [userId, level]))
    },

    async ofUser(
      userId: string,
      postIds: readonly string[],
    ): Promise<Map<string, FollowLevel>> {
      const rows = await db
        .select()
        .from(follows)
        .where(and(eq(follows.userId, userId), inArray(follows.postId, [...postIds])))
      return new Map(rows.map(({ postId, level }) => [postId, level]))
    },
  }
}
