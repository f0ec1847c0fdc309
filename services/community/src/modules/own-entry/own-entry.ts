import type { EntryKind, EntryState } from '../entry/entry.ts'

/** What somebody wrote, as it is stored. */
export type OwnEntry = {
  id: string
  kind: EntryKind
  postId: string
  /** The post's title; null for a reply. */
  title: string | null
  content: string
  state: EntryState
  createdAt: Date
  editedAt: Date | null
}

/** A position in that list: newest first, ties broken by id. */
export type OwnPosition = { createdAt: Date; id: string }
