import type { Database } from '@landfall/kit/database/postgres'
import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import { replies } from '../../db/post-tables.ts'
import { queryOf } from './post-search.sql.ts'

/** Only this many of the newest matching replies are read: most replies contain a frequent word. */
const REPLIES_MAX = 500

/**
 * Threads with a reply that matches the search, in no particular order.
 * @param blocked whose replies are left out
 */
export async function threadsFoundInReplies(
  db: Database,
  { search, blocked }: { search: string; blocked: readonly string[] },
): Promise<string[]> {
  const met = db
    .select({ postId: replies.postId })
    .from(replies)
    .where(
      and(
        eq(replies.state, 'shown'),
        sql`${replies.search} @@ ${queryOf(search)}`,
        blocked.length === 0 ? undefined : notInArray(replies.authorId, [...blocked]),
      ),
    )
    .orderBy(desc(replies.createdAt))
    .limit(REPLIES_MAX)
    .as('met')
  const rows = await db.selectDistinct({ postId: met.postId }).from(met)
  return rows.map(({ postId }) => postId)
}
