import type { Database } from '@landfall/kit/database/postgres'
import { createErasureStore } from './modules/erasure/erasure.store.ts'
import { createEssayReviewStore } from './modules/essay/essay-review.store.ts'
import { createListingStore } from './modules/listing/listing.store.ts'
import { createMatchRunStore } from './modules/match/match-run.store.ts'
import { createMatchShareStore } from './modules/match/match-share.store.ts'
import { createStudentAnswersStore } from '@landfall/matching/student-copy/student-answers.store'
import { createMatchTipWordingStore } from './modules/match-tips/match-tip-wording.store.ts'
import { createProviderAnswerStore } from './modules/provider/provider-answer.store.ts'
import { createProviderBudgetStore } from './modules/provider/provider-budget.store.ts'
import { createProviderCallStore } from './modules/provider/provider-call.store.ts'
import { createProviderSwitchStore } from './modules/provider/provider-switch.store.ts'
import { createStudentCopyStore } from './modules/student/student-copy.store.ts'
import { createStudentFactsStore } from '@landfall/matching/student-copy/student-facts.store'

export type Stores = ReturnType<typeof bindStores>

/** Every store of the service's database on one connection or transaction. */
export function bindStores(db: Database) {
  return {
    erasures: createErasureStore(db),
    essayReviews: createEssayReviewStore(db),
    listings: createListingStore(db),
    matchRuns: createMatchRunStore(db),
    matchShares: createMatchShareStore(db),
    matchTipWordings: createMatchTipWordingStore(db),
    providerAnswers: createProviderAnswerStore(db),
    providerBudgets: createProviderBudgetStore(db),
    providerCalls: createProviderCallStore(db),
    providerSwitches: createProviderSwitchStore(db),
    studentAnswers: createStudentAnswersStore(db),
    studentCopies: createStudentCopyStore(db),
    studentFacts: createStudentFactsStore(db),
  }
}
