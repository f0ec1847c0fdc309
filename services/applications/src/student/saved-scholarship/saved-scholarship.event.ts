import type { SavedScholarship } from './saved-scholarship.ts'

/** What subscribers of a saved scholarship's events learn: ids and the status, never the notes. */
export function toEvent(record: SavedScholarship) {
  const { id, studentId, scholarshipId, applicationStatus } = record
  return {
    aggregateId: id,
    version: record.version,
    data: { id, studentId, scholarshipId, applicationStatus },
  }
}
