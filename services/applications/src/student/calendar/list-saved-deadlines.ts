import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type {
  DeadlinePosition,
  SavedDeadline,
  SavedDeadlineStore,
} from './saved-deadline.store.ts'

export type SavedDeadlinePage = {
  records: SavedDeadline[]
  hasNextPage: boolean
  totalCount: number
}

/** One page of a student's saved scholarships, the soonest deadline first. */
export function makeListSavedDeadlines(deps: { savedDeadlines: SavedDeadlineStore }) {
  return async function listSavedDeadlines(
    { studentId }: StudentRef,
    { after, first }: { after: DeadlinePosition | null; first: number },
  ): Promise<SavedDeadlinePage> {
    const [records, totalCount] = await Promise.all([
      deps.savedDeadlines.page({ studentId, after, limit: first + 1 }),
      deps.savedDeadlines.count(studentId),
    ])
    return {
      records: records.slice(0, first),
      hasNextPage: records.length > first,
      totalCount,
    }
  }
}
