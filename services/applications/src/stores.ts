import type { Database } from '@landfall/kit/database/postgres'
import { createStudentZoneStore } from '@landfall/kit/database/student-zones'
import { createCatalogTellingStore } from '@landfall/matching/catalog-copy/catalog-telling.store'
import { createStudentAnswersStore } from '@landfall/matching/student-copy/student-answers.store'
import { createStudentFactsStore } from '@landfall/matching/student-copy/student-facts.store'
import { studentZones } from './db/reminder-tables.ts'
import { createApplicationStepStore } from './application/application/application-step.store.ts'
import { createApplicationStore } from './application/application/application.store.ts'
import { createMovedApplicationStore } from './application/application/moved-application.store.ts'
import { createErasureStore } from './account/erasure/erasure.store.ts'
import { createApplicationFiguresStore } from './application/application/application-figures.store.ts'
import { createRecommendationStore } from './application/recommendation/recommendation.store.ts'
import { createAnswerReminderStore } from './application/submission/answer-reminder.store.ts'
import { createSubmissionStore } from './application/submission/submission.store.ts'
import { createSubmittedApplicationStore } from './application/submission/submitted-application.store.ts'
import { createReviewAssignmentStore } from './review/assignment/review-assignment.store.ts'
import { createReviewAuditStore } from './review/audit/review-audit.store.ts'
import { createMentoredStudentStore } from './review/conflict/mentored-student.store.ts'
import { createReviewConflictStore } from './review/conflict/review-conflict.store.ts'
import { createPlannedDecisionStore } from './review/decision/planned-decision.store.ts'
import { createReviewEntryStore } from './review/entry/review-entry.store.ts'
import { createReviewExportStore } from './review/export/review-export.store.ts'
import { createApplicationArrivalStore } from './review/member/application-arrival.store.ts'
import { createMemberCopyStore } from './review/member/member-copy.store.ts'
import {
  createReviewQuestionStore,
  createReviewScoreStore,
} from './review/score/review-score.store.ts'
import { createReviewStore } from './review/settings/review.store.ts'
import { createAwardStore } from './fund/award/award.store.ts'
import { createFundStore } from './fund/fund/fund.store.ts'
import { createLedgerStore } from './fund/ledger/ledger.store.ts'
import { createOfferStore } from './fund/offer/offer.store.ts'
import { createPartnerExportStore } from './partner/export/partner-export.store.ts'
import { createWebhookStore } from './partner/webhook/webhook.store.ts'
import { createCalendarFeedStore } from './student/calendar/calendar-feed.store.ts'
import { createSavedDeadlineStore } from './student/calendar/saved-deadline.store.ts'
import { createDocumentStore } from './student/document/document.store.ts'
import { createFanOutStore } from './student/fan-out/fan-out.store.ts'
import { createImmigrationDateStore } from './student/immigration-date/immigration-date.store.ts'
import { createListingRequirementsStore } from './student/listing-requirements/listing-requirements.store.ts'
import { createSessionCopyStore } from './student/mentoring-session/session-copy.store.ts'
import { createMergedScholarshipStore } from './student/merged-scholarship/merged-scholarship.store.ts'
import { createMovedPreparationStore } from './student/preparation/moved-preparation.store.ts'
import { createPrepChecklistStore } from './student/preparation/prep-checklist.store.ts'
import { createPreparationVersionStore } from './student/preparation/preparation-version.store.ts'
import { createPrepTaskStore } from './student/preparation/prep-task.store.ts'
import { createProgressStore } from './student/progress/progress.store.ts'
import { createReminderPlanStore } from './student/reminder/reminder-plan.store.ts'
import { createReminderStore } from './student/reminder/reminder.store.ts'
import { createSavedCountsStore } from './student/saved-scholarship/saved-counts.store.ts'
import { createSavedScholarshipStore } from './student/saved-scholarship/saved-scholarship.store.ts'
import { createScholarshipCopyStore } from './student/scholarship-copy/scholarship-copy.store.ts'

export type Stores = ReturnType<typeof bindStores>

/** Every store of the service on one connection or transaction. */
export function bindStores(db: Database) {
  return {
    savedScholarships: createSavedScholarshipStore(db),
    savedCounts: createSavedCountsStore(db),
    scholarshipCopies: createScholarshipCopyStore(db),
    catalogTellings: createCatalogTellingStore(db),
    listingRequirements: createListingRequirementsStore(db),
    studentZones: createStudentZoneStore(db, studentZones),
    studentFacts: createStudentFactsStore(db),
    studentAnswers: createStudentAnswersStore(db),
    reminders: createReminderStore(db),
    reminderPlans: createReminderPlanStore(db),
    mergedScholarships: createMergedScholarshipStore(db),
    prepTasks: createPrepTaskStore(db),
    prepChecklists: createPrepChecklistStore(db),
    preparationVersions: createPreparationVersionStore(db),
    movedPreparations: createMovedPreparationStore(db),
    progress: createProgressStore(db),
    fanOuts: createFanOutStore(db),
    immigrationDates: createImmigrationDateStore(db),
    sessionCopies: createSessionCopyStore(db),
    savedDeadlines: createSavedDeadlineStore(db),
    calendarFeeds: createCalendarFeedStore(db),
    documents: createDocumentStore(db),
    applications: createApplicationStore(db),
    applicationFigures: createApplicationFiguresStore(db),
    applicationSteps: createApplicationStepStore(db),
    movedApplications: createMovedApplicationStore(db),
    recommendations: createRecommendationStore(db),
    erasures: createErasureStore(db),
    submissions: createSubmissionStore(db),
    answerReminders: createAnswerReminderStore(db),
    submittedApplications: createSubmittedApplicationStore(db),
    funds: createFundStore(db),
    ledger: createLedgerStore(db),
    offers: createOfferStore(db),
    awards: createAwardStore(db),
    webhooks: createWebhookStore(db),
    partnerExports: createPartnerExportStore(db),
    ...bindReviewStores(db),
  }
}

function bindReviewStores(db: Database) {
  return {
    memberCopies: createMemberCopyStore(db),
    applicationArrivals: createApplicationArrivalStore(db),
    reviews: createReviewStore(db),
    reviewEntries: createReviewEntryStore(db),
    reviewAssignments: createReviewAssignmentStore(db),
    reviewConflicts: createReviewConflictStore(db),
    mentoredStudents: createMentoredStudentStore(db),
    reviewScores: createReviewScoreStore(db),
    reviewQuestions: createReviewQuestionStore(db),
    plannedDecisions: createPlannedDecisionStore(db),
    reviewExports: createReviewExportStore(db),
    reviewAudit: createReviewAuditStore(db),
  }
}
