import type { EntryKind, EntryState } from '../entry/entry.ts'

/** What somebody wrote, as it is kept. */
export type OwnEntry = {
  id: string
  kind: EntryKind
  postId: string
  /** Of a post; null for a reply. */
  title: string | null
  content: string
  state: EntryState
  createdAt: Date
  editedAt: Date | null
}

/** A place among them: the newest first, the id settles equal instants. */
export type OwnPosition = { createdAt: Date; id: string }
