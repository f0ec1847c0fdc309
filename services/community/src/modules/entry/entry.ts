/** What somebody wrote: a post begins a thread, replies stand in it. */
export const ENTRY_KINDS = ['post', 'reply'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** `hidden` by moderation, `deleted` by its writer. */
export const ENTRY_STATES = ['shown', 'hidden', 'deleted'] as const
export type EntryState = (typeof ENTRY_STATES)[number]

/** What posts and replies have in common. */
export type Entry = {
  id: string
  kind: EntryKind
  /** The id of the thread's post; for a post, its own. */
  postId: string
  authorId: string
  state: EntryState
  /** The post's title, for a reply too. */
  title: string
  content: string
}

/** Stands for every writer who has no account anymore: one id for all, so that nothing tells them apart. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

/** An earlier text. */
export type Revision = {
  id: string
  entryId: string
  title: string | null
  content: string
  replacedAt: Date
}

/** Who reads: a visitor, a member or a moderator. */
export type Reader = { userId: string | null; isModerator: boolean }

/** Whether this reader may read the entry's text: if it is hidden, only moderators and its writer may. */
export function mayReadWords(
  { state, authorId }: Pick<Entry, 'state' | 'authorId'>,
  { userId, isModerator }: Reader,
): boolean {
  if (state === 'shown') return true
  return state === 'hidden' && (isModerator || authorId === userId)
}
