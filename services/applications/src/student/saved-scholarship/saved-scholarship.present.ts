import type { SavedScholarship } from './saved-scholarship.ts'

/** A saved scholarship as the graph answers it. */
export function presentSaved(saved: SavedScholarship) {
  return {
    id: saved.id,
    studentId: saved.studentId,
    scholarship: { __typename: 'Scholarship', id: saved.scholarshipId },
    applicationStatus: saved.applicationStatus.toUpperCase(),
    notes: saved.notes,
    createdAt: saved.createdAt,
    updatedAt: saved.updatedAt,
  }
}
