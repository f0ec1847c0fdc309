import type { EntryState } from '../entry/entry.ts'

/** What stands below a post, or below another reply: one level and no deeper. */
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

/** A place in a thread: oldest first, the id settles equal instants. */
export type ReplyPosition = { createdAt: Date; id: string }

/** More answers to one reply are a thread of their own. */
export const ANSWERS_MAX = 100
export const MENTIONS_MAX = 5
