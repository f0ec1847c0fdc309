import { isUuid } from '@landfall/kit/core/ids'
import type { Clock } from '@landfall/kit/core/clock'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { ScholarshipCopyStore } from '../../student/scholarship-copy/scholarship-copy.store.ts'
import { type ApplicationState, isDecided, isOpen } from './application-state.ts'
import type { ApplicationPosition, ApplicationStore } from './application.store.ts'
import type { Application } from './application.ts'
import { takesApplications } from './taking.ts'

type Deps = { applications: ApplicationStore }

export type ApplicationPage = {
  records: Application[]
  hasNextPage: boolean
  totalCount: number
}

export type ApplicationCounts = {
  total: number
  open: number
  drafts: number
  waitingForStudent: number
  decided: number
}

/** One of the student's own applications; null when there is none or it is somebody else's. */
export function makeFindApplication({ applications }: Deps) {
  return async function findApplication(
    { studentId }: StudentRef,
    id: string,
  ): Promise<Application | null> {
    return isUuid(id) ? applications.find(studentId, id) : null
  }
}

/** One page of a student's applications, the last changed first, with the number of all that fit. */
export function makeListApplications({ applications }: Deps) {
  return async function listApplications(
    { studentId }: StudentRef,
    query: {
      states: readonly ApplicationState[] | null
      after: ApplicationPosition | null
      first: number
    },
  ): Promise<ApplicationPage> {
    const { states, after, first } = query
    const [records, counts] = await Promise.all([
      applications.page({ studentId, states, after, limit: first + 1 }),
      applications.countByState(studentId),
    ])
    const fits = (state: ApplicationState) => states === null || states.includes(state)
    return {
      records: records.slice(0, first),
      hasNextPage: records.length > first,
      totalCount: sumOf(counts, fits),
    }
  }
}

/** How many applications the student has, in all and by how far they are. */
export function makeCountApplications({ applications }: Deps) {
  return async function countApplications({
    studentId,
  }: StudentRef): Promise<ApplicationCounts> {
    const counts = await applications.countByState(studentId)
    return {
      total: sumOf(counts, () => true),
      open: sumOf(counts, isOpen),
      drafts: sumOf(counts, (state) => state === 'draft'),
      waitingForStudent: sumOf(
        counts,
        (state) => state === 'more_info' || state === 'awarded',
      ),
      decided: sumOf(counts, isDecided),
    }
  }
}

/** Whether each scholarship takes applications here now, in the order of the ids. */
export function makeReadTaking(o: {
  scholarshipCopies: ScholarshipCopyStore
  clock: Clock
}) {
  return async function readTaking(ids: readonly string[]): Promise<boolean[]> {
    const copies = await o.scholarshipCopies.findAll(ids.filter(isUuid))
    const now = o.clock.now()
    return ids.map((id) => takesApplications(copies.get(id) ?? null, now))
  }
}

function sumOf(
  counts: ReadonlyMap<ApplicationState, number>,
  isCounted: (state: ApplicationState) => boolean,
): number {
  let sum = 0
  for (const [state, count] of counts) if (isCounted(state)) sum += count
  return sum
}
