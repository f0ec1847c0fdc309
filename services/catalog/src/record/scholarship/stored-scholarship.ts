import type { Scholarship } from './scholarship.ts'

/** A stored scholarship with what only the store and the admins need. */
export type StoredScholarship = Scholarship & {
  /** The feed that it came by; with the source's own id the key of a load. */
  feed: string | null
  publishedAt: Date | null
  /** Names of details that an admin set by hand; a load leaves them as they are. */
  editedFields: readonly string[]
}
