import { isUuid } from '@landfall/kit/core/ids'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { SavedScholarshipStore } from './saved-scholarship.store.ts'
import type { SavedScholarship } from './saved-scholarship.ts'

/** One of the student's own records; null when there is none or it is somebody else's. */
export function makeFindSavedScholarship(deps: {
  savedScholarships: SavedScholarshipStore
}) {
  return async function findSavedScholarship(
    { studentId }: StudentRef,
    id: string,
  ): Promise<SavedScholarship | null> {
    return isUuid(id) ? deps.savedScholarships.find(studentId, id) : null
  }
}
