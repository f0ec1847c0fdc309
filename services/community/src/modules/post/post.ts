import type { EntryState } from '../entry/entry.ts'

export const CATEGORIES = ['question', 'success_story', 'tip', 'discussion'] as const
export type Category = (typeof CATEGORIES)[number]

export const DEGREE_LEVELS = ['undergraduate', 'graduate', 'phd', 'postdoc'] as const
export type DegreeLevel = (typeof DEGREE_LEVELS)[number]

/** How far its writer is on the way to, or through, a stay in the U.S. */
export const VISA_STAGES = [
  'planning',
  'applying',
  'interview',
  'approved',
  'refused',
  'in_us',
  'working',
] as const
export type VisaStage = (typeof VISA_STAGES)[number]

/** `relevance` only with words to search for. */
export const POST_SORTS = ['new', 'active', 'top', 'unanswered', 'relevance'] as const
export type PostSort = (typeof POST_SORTS)[number]

/** The first text of a thread, with the figures of the thread. */
export type Post = {
  id: string
  authorId: string
  category: Category
  title: string
  /** Markdown, as it was written. */
  content: string
  tags: string[]
  /** ISO 3166-1 alpha-2. */
  country: string | null
  degreeLevel: DegreeLevel | null
  visaStage: VisaStage | null
  /** Pinned: first in the whole list; sticky: first in its category. */
  isPinned: boolean
  isSticky: boolean
  state: EntryState
  upvotes: number
  downvotes: number
  replyCount: number
  /** Members who have opened it. */
  viewCount: number
  acceptedReplyId: string | null
  createdAt: Date
  editedAt: Date | null
  lastActiveAt: Date
  /** Grows with each change of the thread. */
  version: number
}

export type PostFilter = {
  search: string | null
  category: Category | null
  tag: string | null
  country: string | null
  degreeLevel: DegreeLevel | null
  visaStage: VisaStage | null
  /** Authors whose posts are left out. */
  blocked: readonly string[]
  /** Posts that are left out. */
  without: readonly string[]
}

/** A position in a list: the sort value (an instant, votes or rank), then the id. */
export type PostPosition = { sort: PostSort; value: Date | number; id: string }

export function positionOf(
  sort: PostSort,
  post: Post & { rank?: number | null },
): PostPosition {
  const values = {
    new: post.createdAt,
    unanswered: post.createdAt,
    active: post.lastActiveAt,
    top: post.upvotes,
    relevance: post.rank ?? 0,
  }
  return { sort, value: values[sort], id: post.id }
}
