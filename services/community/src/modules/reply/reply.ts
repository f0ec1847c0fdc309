import type { EntryState } from '../entry/entry.ts'

/** A reply to a post, or an answer to such a reply: one level and no deeper. */
export type Reply = {
  id: string
  postId: string
  parentId: string | null
  authorId: string
  /** Markdown, as it was written. */
  content: string
  mentions: string[]
  state: EntryState
  upvotes: number
  downvotes: number
  createdAt: Date
  editedAt: Date | null
  changedAt: Date
}

/** A position in a thread: oldest first, ties broken by id. */
export type ReplyPosition = { createdAt: Date; id: string }

/** More answers to one reply are a thread of their own. */
export const ANSWERS_MAX = 100
export const MENTIONS_MAX = 5
