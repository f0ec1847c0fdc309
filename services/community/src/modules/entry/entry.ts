/** What somebody wrote: a post begins a thread, replies stand in it. */
export const ENTRY_KINDS = ['post', 'reply'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** `hidden` by moderation, `deleted` by who wrote it. */
export const ENTRY_STATES = ['shown', 'hidden', 'deleted'] as const
export type EntryState = (typeof ENTRY_STATES)[number]

/** What posts and replies have in common. */
export type Entry = {
  id: string
  kind: EntryKind
  /** The thread's; a post's own id. */
  postId: string
  authorId: string
  state: EntryState
  /** Of the post. */
  title: string
  content: string
}

/** Whom entries are of whose writer has no account anymore: the same for all, so that nothing tells them apart. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

/** An earlier text. */
export type Revision = {
  id: string
  entryId: string
  title: string | null
  content: string
  replacedAt: Date
}

/** Who reads: nobody known, somebody, or a moderator. */
export type Reader = { userId: string | null; isModerator: boolean }

/** Whether the words of an entry are for this reader: hidden ones are for moderators and who wrote them. */
export function mayReadWords(
  { state, authorId }: Pick<Entry, 'state' | 'authorId'>,
  { userId, isModerator }: Reader,
): boolean {
  if (state === 'shown') return true
  return state === 'hidden' && (isModerator || authorId === userId)
}
