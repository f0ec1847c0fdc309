import type { Database } from '@landfall/kit/database/postgres'
import { createEssayReviewStore } from './modules/essay/essay-review.store.ts'
import { createListingStore } from './modules/listing/listing.store.ts'
import { createMatchRunStore } from './modules/match/match-run.store.ts'
import { createMatchShareStore } from './modules/match/match-share.store.ts'
import { createStudentAnswersStore } from '@landfall/matching/student-copy/student-answers.store'
import { createStudentCopyStore } from './modules/student/student-copy.store.ts'
import { createStudentFactsStore } from '@landfall/matching/student-copy/student-facts.store'

export type Stores = ReturnType<typeof bindStores>

/** Every store of the service's database on one connection or transaction. */
export function bindStores(db: Database) {
  return {
    essayReviews: createEssayReviewStore(db),
    listings: createListingStore(db),
    matchRuns: createMatchRunStore(db),
    matchShares: createMatchShareStore(db),
    studentAnswers: createStudentAnswersStore(db),
    studentCopies: createStudentCopyStore(db),
    studentFacts: createStudentFactsStore(db),
  }
}
