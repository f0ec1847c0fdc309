import { isUuid } from '@landfall/kit/core/ids'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { AdminRef } from '../mentor/mentor.policy.ts'
import type {
  MentorReview,
  MentorReviewStore,
  ReviewPosition,
} from './mentor-review.store.ts'
import type { AppealPosition, SessionPosition, SessionStore } from './session.store.ts'
import type { Session } from './session.ts'

type Deps = { sessions: SessionStore }
type Page = { records: Session[]; hasNextPage: boolean; totalCount: number }

/** A session, for one of its two people; null: none, or other people's session. */
export function makeFindSession({ sessions }: Deps) {
  return async ({ studentId }: StudentRef, id: string): Promise<Session | null> => {
    const session = isUuid(id) ? await sessions.find(id) : null
    const isTheirs = session?.studentId === studentId || session?.mentorId === studentId
    return isTheirs ? session : null
  }
}

/** One page of a person's sessions, as student or as mentor; latest first. */
export function makeListSessions({ sessions }: Deps) {
  return async (
    { studentId: userId }: StudentRef,
    o: { asMentor: boolean; first: number; after: SessionPosition | null },
  ): Promise<Page> => {
    const side = o.asMentor ? { mentorId: userId } : { studentId: userId }
    const found = await sessions.page(side, { after: o.after, limit: o.first + 1 })
    const totalCount = await sessions.countOf(side)
    return {
      records: found.slice(0, o.first),
      hasNextPage: found.length > o.first,
      totalCount,
    }
  }
}

/** One page of the undecided appeals; for admins. */
export function makeListAppeals({ sessions }: Deps) {
  return async (
    _admin: AdminRef,
    o: { first: number; after: AppealPosition | null },
  ): Promise<Page> => {
    const found = await sessions.pageOfAppeals({ after: o.after, limit: o.first + 1 })
    const totalCount = await sessions.countAppeals()
    return {
      records: found.slice(0, o.first),
      hasNextPage: found.length > o.first,
      totalCount,
    }
  }
}

/** One page of the reviews of a mentor that students have made public. */
export function makeListMentorReviews({
  mentorReviews,
}: {
  mentorReviews: MentorReviewStore
}) {
  return async (
    mentorId: string,
    o: { first: number; after: ReviewPosition | null },
  ): Promise<{ records: MentorReview[]; hasNextPage: boolean; totalCount: number }> => {
    const found = await mentorReviews.page(mentorId, { ...o, limit: o.first + 1 })
    const totalCount = await mentorReviews.countOf(mentorId)
    return {
      records: found.slice(0, o.first),
      hasNextPage: found.length > o.first,
      totalCount,
    }
  }
}
