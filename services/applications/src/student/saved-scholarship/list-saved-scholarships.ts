import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { SavedPosition, SavedScholarshipStore } from './saved-scholarship.store.ts'
import type { SavedScholarship, SavedStatus } from './saved-scholarship.ts'

type Deps = { savedScholarships: SavedScholarshipStore }

export type SavedPage = {
  records: SavedScholarship[]
  hasNextPage: boolean
  totalCount: number
}

export type SavedCounts = Record<SavedStatus, number> & { total: number }

/** One page of a student's list, newest first, with the number of all that fit the status. */
export function makeListSavedScholarships({ savedScholarships }: Deps) {
  return async function listSavedScholarships(
    { studentId }: StudentRef,
    query: { status: SavedStatus | null; after: SavedPosition | null; first: number },
  ): Promise<SavedPage> {
    const { status, after, first } = query
    const [records, counts] = await Promise.all([
      savedScholarships.page({ studentId, status, after, limit: first + 1 }),
      savedScholarships.countByStatus(studentId),
    ])
    return {
      records: records.slice(0, first),
      hasNextPage: records.length > first,
      totalCount: status ? (counts.get(status) ?? 0) : sum(counts.values()),
    }
  }
}

/** How many scholarships the student keeps, in all and in each status. */
export function makeCountSavedScholarships({ savedScholarships }: Deps) {
  return async function countSavedScholarships({
    studentId,
  }: StudentRef): Promise<SavedCounts> {
    const counts = await savedScholarships.countByStatus(studentId)
    const of = (status: SavedStatus) => counts.get(status) ?? 0
    return {
      total: sum(counts.values()),
      not_applied: of('not_applied'),
      planned: of('planned'),
      applied: of('applied'),
      accepted: of('accepted'),
      rejected: of('rejected'),
    }
  }
}

function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}
