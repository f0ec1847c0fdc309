import type { Database } from '@landfall/kit/database/postgres'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { posts, replies, revisions } from '../../db/post-tables.ts'
import {
  type Entry,
  type EntryKind,
  type EntryState,
  NOBODY,
  type Revision,
} from './entry.ts'

/** How many earlier texts a new one is compared with. */
const COMPARED = 30
/** Only the beginnings are compared: they are enough to recognize a text. */
const COMPARED_LENGTH = 1_500

export type EntryStore = ReturnType<typeof createEntryStore>

/** Posts and replies through what they have in common. */
export function createEntryStore(db: Database) {
  const postEntry = {
    id: posts.id,
    kind: sql<EntryKind>`'post'`,
    postId: posts.id,
    authorId: posts.authorId,
    state: posts.state,
    title: posts.title,
    content: posts.content,
  }
  const replyEntry = {
    ...postEntry,
    id: replies.id,
    kind: sql<EntryKind>`'reply'`,
    authorId: replies.authorId,
    state: replies.state,
    content: replies.content,
  }

  async function find(id: string): Promise<Entry | null> {
    const [post] = await db.select(postEntry).from(posts).where(eq(posts.id, id))
    if (post) return post
    const [reply] = await db
      .select(replyEntry)
      .from(replies)
      .innerJoin(posts, eq(posts.id, replies.postId))
      .where(eq(replies.id, id))
    return reply ?? null
  }

  return {
    /** Null when there is none. */
    find,

    /** As `find`; locks the entry's thread until the commit. */
    async findToChange(id: string): Promise<Entry | null> {
      const named = await find(id)
      if (!named) return null
      const { postId } = named
      await db
        .select({ id: posts.id })
        .from(posts)
        .where(eq(posts.id, postId))
        .for('update')
      // Whoever held the thread until now may have deleted the entry.
      return find(id)
    },

    async findAll(ids: readonly string[]): Promise<Entry[]> {
      const some = [...ids]
      const [ofPosts, ofReplies] = await Promise.all([
        db.select(postEntry).from(posts).where(inArray(posts.id, some)),
        db
          .select(replyEntry)
          .from(replies)
          .innerJoin(posts, eq(posts.id, replies.postId))
          .where(inArray(replies.id, some)),
      ])
      return [...ofPosts, ...ofReplies]
    },

    /** Locks the thread until the commit and returns its new version. */
    async touchThread(postId: string): Promise<number> {
      const [row] = await db
        .update(posts)
        .set({ version: sql`${posts.version} + 1` })
        .where(eq(posts.id, postId))
        .returning({ version: posts.version })
      if (!row) throw new Error(`post ${postId} is gone`)
      return row.version
    },

    async addVotes(
      { id, kind }: Entry,
      { up, down }: { up: number; down: number },
      now: Date,
    ): Promise<void> {
      if (kind === 'post')
        await db
          .update(posts)
          .set({
            upvotes: sql`${posts.upvotes} + ${up}`,
            downvotes: sql`${posts.downvotes} + ${down}`,
          })
          .where(eq(posts.id, id))
      else
        await db
          .update(replies)
          .set({
            upvotes: sql`${replies.upvotes} + ${up}`,
            downvotes: sql`${replies.downvotes} + ${down}`,
            changedAt: now,
          })
          .where(eq(replies.id, id))
    },

    /** A reply that comes or goes changes the thread's count. */
    async setState(entry: Entry, state: EntryState, now: Date): Promise<void> {
      if (entry.state === state) return
      if (entry.kind === 'post') {
        await db.update(posts).set({ state }).where(eq(posts.id, entry.id))
        return
      }
      await db
        .update(replies)
        .set({ state, changedAt: now })
        .where(eq(replies.id, entry.id))
      const change = Number(state === 'shown') - Number(entry.state === 'shown')
      await db
        .update(posts)
        .set({
          replyCount: sql`${posts.replyCount} + ${change}`,
          acceptedReplyId: sql`case when ${posts.acceptedReplyId} = ${entry.id} then null else ${posts.acceptedReplyId} end`,
        })
        .where(eq(posts.id, entry.postId))
    },

    /** When somebody wrote the `nth` of their newest posts or replies; null when there are fewer. */
    async nthNewest(kind: EntryKind, authorId: string, nth: number): Promise<Date | null> {
      const table = kind === 'post' ? posts : replies
      const [row] = await db
        .select({ createdAt: table.createdAt })
        .from(table)
        .where(eq(table.authorId, authorId))
        .orderBy(sql`${table.createdAt} desc`)
        .limit(1)
        .offset(nth - 1)
      return row?.createdAt ?? null
    },

    /**
     * Similarity, 0 to 1, of the text to the nearest of its writer's last ones; with `since`, also of posts by
     * anybody after that time.
     */
    async similarity(o: {
      authorId: string
      content: string
      since: Date | null
    }): Promise<number> {
      const begin = o.content.slice(0, COMPARED_LENGTH)
      const beginning = sql.raw(`left(content, ${COMPARED_LENGTH})`)
      const others =
        o.since === null
          ? sql``
          : sql`union all (select content from posts where created_at > ${o.since.toISOString()}
              order by created_at desc limit ${COMPARED})`
      const { rows } = await db.execute<{ most: number | null }>(sql`
        select max(similarity(${beginning}, ${begin}))::float8 as most from (
          (select content from posts where author_id = ${o.authorId}
            order by created_at desc limit ${COMPARED})
          union all (select content from replies where author_id = ${o.authorId}
            order by created_at desc limit ${COMPARED})
          ${others}
        ) as earlier`)
      return rows[0]?.most ?? 0
    },

    async addRevision(revision: Revision): Promise<void> {
      await db.insert(revisions).values(revision)
    },

    /** Oldest first. */
    async revisionsOf(entryIds: readonly string[]): Promise<Revision[]> {
      return db
        .select()
        .from(revisions)
        .where(inArray(revisions.entryId, [...entryIds]))
        .orderBy(asc(revisions.replacedAt), asc(revisions.id))
    },

    /**
     * Authors of what can be read in each thread, the author of the post first; without those who have no account
     * anymore.
     * @param limit authors per thread
     */
    async participants(
      postIds: readonly string[],
      limit: number,
    ): Promise<Map<string, string[]>> {
      const { rows } = await db.execute<{ postId: string; authors: string[] }>(sql`
        select thread.id as "postId", array(
          select author_id from (
            select author_id, created_at, 0 as place from posts where id = thread.id
            union all select author_id, created_at, 1 from replies
              where post_id = thread.id and state = 'shown'
          ) as written where author_id <> ${NOBODY} group by author_id order by min(place), min(created_at) limit ${limit}
        ) as authors from unnest(${sql.param([...postIds])}::uuid[]) as thread (id)`)
      return new Map(rows.map(({ postId, authors }) => [postId, authors]))
    },
  }
}
