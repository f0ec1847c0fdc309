import type { Scholarship, SourceUrlKind } from './scholarship.ts'

/** A stored scholarship with what only the store and the admins need. */
export type StoredScholarship = Scholarship & {
  /** The feed that it came from; feed and the source's own id identify it in a load. */
  feed: string | null
  publishedAt: Date | null
  /** Names of details that an admin set by hand; a load leaves them as they are. */
  editedFields: readonly string[]
}

/** Whose page `sourceUrl` is; an owner names a page of their own. Null when the source does not say. */
export function sourceUrlKindOf(record: StoredScholarship): SourceUrlKind | null {
  if (record.sourceUrl === null) return null
  return record.provenance.confidence === 'owner' ? 'award-page' : record.sourceUrlKind
}

/** What is left of a record that a moderator removed: its name, but no text and no links. */
export function withheld(record: StoredScholarship): StoredScholarship {
  return {
    ...record,
    description: null,
    requirements: null,
    benefits: null,
    note: null,
    applicationUrl: null,
    sourceUrl: null,
    contactEmail: null,
    provenance: { ...record.provenance, urls: [] },
  }
}
