import type { Database } from '@landfall/kit/database/postgres'
import { createStudentZoneStore } from '@landfall/kit/database/student-zones'
import { studentZones } from './db/mentor-tables.ts'
import { createMentorReplyStore } from './modules/conversation/mentor-reply.store.ts'
import { createMentorSessionStore } from './modules/conversation/mentor-session.store.ts'
import { createErasureStore } from './modules/erasure/erasure.store.ts'
import { createEssayMentorStore } from './modules/essay-request/essay-mentor.store.ts'
import { createEssayRequestStore } from './modules/essay-request/essay-request.store.ts'
import { createEssayReviewStore } from './modules/essay/essay-review.store.ts'
import { createHourlyActStore } from './modules/hourly-act/hourly-act.store.ts'
import { createInsightWordingStore } from './modules/insight-wording/insight-wording.store.ts'
import { createListingStore } from './modules/listing/listing.store.ts'
import { createMatchRunStore } from './modules/match/match-run.store.ts'
import { createMatchShareStore } from './modules/match/match-share.store.ts'
import { createMatchWatchStore } from './modules/match/match-watch.store.ts'
import { createNotifiedMatchStore } from './modules/match/notified-match.store.ts'
import { createCatalogTellingStore } from '@landfall/matching/catalog-copy/catalog-telling.store'
import { createStudentAnswersStore } from '@landfall/matching/student-copy/student-answers.store'
import { createMatchTipWordingStore } from './modules/match-tips/match-tip-wording.store.ts'
import { createMentorMemoryStore } from './modules/mentor/mentor-memory.store.ts'
import { createMentorStore } from './modules/mentor/mentor.store.ts'
import { createProviderAnswerStore } from './modules/provider/provider-answer.store.ts'
import { createProviderBudgetStore } from './modules/provider/provider-budget.store.ts'
import { createProviderCallStore } from './modules/provider/provider-call.store.ts'
import { createProviderSwitchStore } from './modules/provider/provider-switch.store.ts'
import { createApplicationStateStore } from './modules/record/application-state.store.ts'
import { createPreparationStore } from './modules/record/preparation.store.ts'
import { createSavedAwardStore } from './modules/record/saved-award.store.ts'
import { createRuleFormStore } from './modules/rule/rule-form.store.ts'
import { createStudentCopyStore } from '@landfall/matching/student-copy/student-copy.store'
import { createStudentFactsStore } from '@landfall/matching/student-copy/student-facts.store'

export type Stores = ReturnType<typeof bindStores>

/** Every store of the service's database on one connection or transaction. */
export function bindStores(db: Database) {
  return {
    applicationStates: createApplicationStateStore(db),
    catalogTellings: createCatalogTellingStore(db),
    erasures: createErasureStore(db),
    essayMentors: createEssayMentorStore(db),
    essayRequests: createEssayRequestStore(db),
    essayReviews: createEssayReviewStore(db),
    hourlyActs: createHourlyActStore(db),
    insightWordings: createInsightWordingStore(db),
    listings: createListingStore(db),
    matchRuns: createMatchRunStore(db),
    matchShares: createMatchShareStore(db),
    matchWatches: createMatchWatchStore(db),
    matchTipWordings: createMatchTipWordingStore(db),
    mentorMemories: createMentorMemoryStore(db),
    mentorReplies: createMentorReplyStore(db),
    mentors: createMentorStore(db),
    mentorSessions: createMentorSessionStore(db),
    preparations: createPreparationStore(db),
    providerAnswers: createProviderAnswerStore(db),
    providerBudgets: createProviderBudgetStore(db),
    providerCalls: createProviderCallStore(db),
    providerSwitches: createProviderSwitchStore(db),
    ruleForms: createRuleFormStore(db),
    savedAwards: createSavedAwardStore(db),
    studentAnswers: createStudentAnswersStore(db),
    studentCopies: createStudentCopyStore(db),
    studentFacts: createStudentFactsStore(db),
    studentZones: createStudentZoneStore(db, studentZones),
    notifiedMatches: createNotifiedMatchStore(db),
  }
}
