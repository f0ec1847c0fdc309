import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'

/** A record as JSON keeps it. */
export function snapshotOf(record: StoredScholarship): unknown {
  return JSON.parse(JSON.stringify(record))
}

/** Reads it back: JSON has no instants. */
export function detailsOfSnapshot(snapshot: unknown): StoredScholarship {
  const record = snapshot as StoredScholarship
  return {
    ...record,
    lastVerifiedAt: instant(record.lastVerifiedAt),
    publishedAt: instant(record.publishedAt),
    createdAt: new Date(record.createdAt),
    updatedAt: new Date(record.updatedAt),
  }
}

function instant(value: Date | null): Date | null {
  return value === null ? null : new Date(value)
}
