import type { Clock } from '@landfall/kit/core/clock'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import { byDate, orderedByDate, type DatedPosition } from './order-by-date.ts'
import type { SavedPosition, SavedScholarshipStore } from './saved-scholarship.store.ts'
import type { SavedScholarship, SavedStatus } from './saved-scholarship.ts'

type Deps = { savedScholarships: SavedScholarshipStore }

type Query = { studentId: string; status: SavedStatus | null; limit: number }

/** The order, by time of saving or by next date, and where the previous page ended. */
export type SavedOrder =
  | { by: 'saved'; after: SavedPosition | null }
  | { by: 'date'; after: DatedPosition | null }

type Listed = { record: SavedScholarship; position: SavedPosition | DatedPosition }

export type SavedPage = { listed: Listed[]; hasNextPage: boolean; totalCount: number }

export type SavedCounts = Record<SavedStatus, number> & { total: number }

/**
 * One page of a student's list, newest first or the next date first, with the number of all that fit
 * the status.
 */
export function makeListSavedScholarships({
  savedScholarships,
  clock,
}: Deps & { clock: Clock }) {
  async function pageByDate(query: Query, after: DatedPosition | null): Promise<Listed[]> {
    const all = orderedByDate(await savedScholarships.findDates(query), clock.now())
    const behind = after ? all.filter((position) => byDate(position, after) > 0) : all
    const places = behind.slice(0, query.limit)
    const ids = places.map(({ id }) => id)
    const records = await savedScholarships.findAll(query.studentId, ids)
    return places.flatMap((position) => {
      const record = records.get(position.id)
      return record ? { record, position } : []
    })
  }

  async function page(query: Query, order: SavedOrder): Promise<Listed[]> {
    if (order.by === 'date') return pageByDate(query, order.after)
    const records = await savedScholarships.page({ ...query, ...order })
    return records.map((record) => {
      const { createdAt, id } = record
      return { record, position: { createdAt, id } }
    })
  }

  return async function listSavedScholarships(
    { studentId }: StudentRef,
    query: { status: SavedStatus | null; order: SavedOrder; first: number },
  ): Promise<SavedPage> {
    const { status, order, first } = query
    const [listed, counts] = await Promise.all([
      page({ studentId, status, limit: first + 1 }, order),
      savedScholarships.countByStatus(studentId),
    ])
    return {
      listed: listed.slice(0, first),
      hasNextPage: listed.length > first,
      totalCount: status ? (counts.get(status) ?? 0) : sum(counts.values()),
    }
  }
}

/** How many scholarships the student saved, in all and in each status. */
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
