import type { Database } from '@landfall/kit/database/postgres'
import { createErasureStore } from './modules/erasure/erasure.store.ts'
import { createMentorStore } from './modules/mentor/mentor.store.ts'
import { createPersonStore } from './modules/person/person.store.ts'
import { createReviewReportStore } from './modules/review-report/review-report.store.ts'
import { createMentorReviewStore } from './modules/session/mentor-review.store.ts'
import { createSessionStore } from './modules/session/session.store.ts'
import { createTakenTimeStore } from './modules/taken-time/taken-time.store.ts'

export type Stores = ReturnType<typeof bindStores>

/** Every store of the service on one connection or transaction. */
export function bindStores(db: Database) {
  return {
    erasures: createErasureStore(db),
    mentors: createMentorStore(db),
    mentorReviews: createMentorReviewStore(db),
    reviewReports: createReviewReportStore(db),
    people: createPersonStore(db),
    sessions: createSessionStore(db),
    takenTimes: createTakenTimeStore(db),
  }
}
