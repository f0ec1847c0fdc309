import { isUuid } from '@landfall/kit/core/ids'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { AdminRef } from './mentor.policy.ts'
import type {
  ApplicationPosition,
  MentorFilter,
  MentorPosition,
  MentorStore,
} from './mentor.store.ts'
import { isOffered, type Mentor, type MentorStatus } from './mentor.ts'

type Deps = { mentors: MentorStore }
type Page = { records: Mentor[]; hasNextPage: boolean; totalCount: number }

/** One offered mentor; the mentors themselves find their own profile whatever its status. Null: none. */
export function makeFindMentor({ mentors }: Deps) {
  return async (id: string, viewerId: string | null): Promise<Mentor | null> => {
    const mentor = isUuid(id) ? await mentors.find(id) : null
    return mentor && (isOffered(mentor) || mentor.id === viewerId) ? mentor : null
  }
}

/** The viewer's own profile; null when they never applied. */
export function makeFindOwnProfile({ mentors }: Deps) {
  return ({ studentId }: StudentRef): Promise<Mentor | null> => mentors.find(studentId)
}

/** One page of the mentors who are offered. */
export function makeListMentors({ mentors }: Deps) {
  return async (o: {
    filter: MentorFilter
    first: number
    after: MentorPosition | null
  }): Promise<Page> => {
    const { filter, first, after } = o
    const found = await mentors.page(filter, { after, limit: first + 1 })
    const totalCount = await mentors.countOf(filter)
    return { records: found.slice(0, first), hasNextPage: found.length > first, totalCount }
  }
}

/** One page of the people who applied, were approved or declined; for admins. */
export function makeListApplications({ mentors }: Deps) {
  return async (
    _admin: AdminRef,
    o: { status: MentorStatus; first: number; after: ApplicationPosition | null },
  ): Promise<Page> => {
    const { status, first, after } = o
    const found = await mentors.pageOfStatus(status, { after, limit: first + 1 })
    const totalCount = await mentors.countOfStatus(status)
    return { records: found.slice(0, first), hasNextPage: found.length > first, totalCount }
  }
}
