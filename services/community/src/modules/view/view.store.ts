import type { Database } from '@landfall/kit/database/postgres'
import { eq, sql } from 'drizzle-orm'
import { posts, views } from '../../db/post-tables.ts'

export type ViewStore = ReturnType<typeof createViewStore>

/** One row for each person and thread; the thread's count changes with the row, in one statement. */
export function createViewStore(db: Database) {
  return {
    /** Counts a member's first view of a thread; returns the thread's total, or null if there is no such thread. */
    async add(postId: string, userId: string): Promise<number | null> {
      const { rows } = await db.execute<{ count: number }>(sql`
        with news as (
          insert into ${views} (post_id, user_id) values (${postId}, ${userId})
          on conflict do nothing returning post_id)
        update ${posts} set view_count = view_count + 1
        where id = (select post_id from news) returning view_count as count`)
      if (rows[0]) return rows[0].count
      const [post] = await db
        .select({ count: posts.viewCount })
        .from(posts)
        .where(eq(posts.id, postId))
      return post?.count ?? null
    },
  }
}
