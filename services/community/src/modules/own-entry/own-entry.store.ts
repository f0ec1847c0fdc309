import { keyset } from '@landfall/kit/database/keyset'
import type { Database } from '@landfall/kit/database/postgres'
import { and, eq, sql } from 'drizzle-orm'
import { posts, replies } from '../../db/post-tables.ts'
import type { EntryKind } from '../entry/entry.ts'
import type { OwnEntry, OwnPosition } from './own-entry.ts'

export type OwnEntryStore = ReturnType<typeof createOwnEntryStore>

/** One person's posts and replies, in one order. */
export function createOwnEntryStore(db: Database) {
  const post = {
    id: posts.id,
    kind: sql<EntryKind>`'post'`,
    postId: posts.id,
    title: sql<string | null>`${posts.title}`,
    content: posts.content,
    state: posts.state,
    createdAt: posts.createdAt,
    editedAt: posts.editedAt,
  }
  const reply = {
    id: replies.id,
    kind: sql<EntryKind>`'reply'`,
    postId: replies.postId,
    title: sql<string | null>`null`,
    content: replies.content,
    state: replies.state,
    createdAt: replies.createdAt,
    editedAt: replies.editedAt,
  }
  const newestPosts = keyset({ createdAt: posts.createdAt, id: posts.id }, 'desc')
  const newestReplies = keyset({ createdAt: replies.createdAt, id: replies.id }, 'desc')

  return {
    /** The newest first. @param after the last one of the page before */
    async page(
      authorId: string,
      { after, limit }: { after: OwnPosition | null; limit: number },
    ): Promise<OwnEntry[]> {
      const [ofPosts, ofReplies] = await Promise.all([
        db
          .select(post)
          .from(posts)
          .where(and(eq(posts.authorId, authorId), newestPosts.behind(after)))
          .orderBy(...newestPosts.orderBy)
          .limit(limit),
        db
          .select(reply)
          .from(replies)
          .where(and(eq(replies.authorId, authorId), newestReplies.behind(after)))
          .orderBy(...newestReplies.orderBy)
          .limit(limit),
      ])
      return [...ofPosts, ...ofReplies].toSorted(newestFirst).slice(0, limit)
    },

    async count(authorId: string): Promise<number> {
      const [ofPosts, ofReplies] = await Promise.all([
        db.$count(posts, eq(posts.authorId, authorId)),
        db.$count(replies, eq(replies.authorId, authorId)),
      ])
      return ofPosts + ofReplies
    },
  }
}

/** PostgreSQL's order: ids are lower-case hexadecimal. */
function newestFirst(a: OwnPosition, b: OwnPosition): number {
  const apart = b.createdAt.getTime() - a.createdAt.getTime()
  return apart || (a.id < b.id ? 1 : -1)
}
