import type { Clock } from '@landfall/kit/core/clock'
import { createSealer, type Sealer } from '@landfall/kit/core/sealed'
import type { Log } from '@landfall/kit/observability/log'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import {
  makeOpenSealed,
  type OpenSealed,
} from '@landfall/matching/requirements/open-sealed'
import {
  makeRemoveApplication,
  makeReopenApplication,
  makeWithdrawApplication,
} from './application/application/change-application.ts'
import {
  makeCountApplications,
  makeFindApplication,
  makeListApplications,
  makeReadTaking,
} from './application/application/read-applications.ts'
import { makeSaveApplication } from './application/application/save-application.ts'
import { makeAddLetterFile } from './application/recommendation/add-letter-file.ts'
import {
  makeDeclineRequest,
  makeOpenRequest,
  makeSaveLetterDraft,
  makeStopReminders,
  makeSubmitLetter,
} from './application/recommendation/answer-request.ts'
import {
  makeAskRecommender,
  makeCancelRecommendation,
  makeInviteRecommender,
  makeUpdateRecommendation,
} from './application/recommendation/ask-recommender.ts'
import { makeFindOwnLetter } from './application/recommendation/read-recommendations.ts'
import { makeFindRequest } from './application/recommendation/request-of-link.ts'
import { makeReuseLetter, reusableFor } from './application/recommendation/reuse-letter.ts'
import { makeAssessApplications } from './application/submission/assess-all.ts'
import { makeMoveApplication } from './application/submission/move-application.ts'
import { makeReadStudent } from './application/submission/read-student.ts'
import { makeOpenLetter, makeOpenLetters } from './application/submission/read-letters.ts'
import {
  makeFindSubmitted,
  makeListSubmitted,
  makeOpenSubmissions,
} from './application/submission/read-submitted.ts'
import { makeSubmitApplication } from './application/submission/submit-application.ts'
import {
  makeFindReviewDocument,
  makeListReviewDocuments,
} from './review/document/review-documents.ts'
import { makeReadAudit } from './review/audit/read-audit.ts'
import {
  makeApplyDecisions,
  makePlanDecisions,
  makeUndoDecisions,
} from './review/decide/plan-decisions.ts'
import { makeAnswerReviewer, makeAskChair } from './review/panel/ask-chair.ts'
import {
  makeAssignReviewer,
  makeAssignReviewers,
  makeUnassignReviewer,
} from './review/panel/assign-reviewers.ts'
import {
  makeDeclareConflict,
  makeLiftConflict,
  makeSaveAffiliations,
} from './review/panel/change-conflicts.ts'
import { makeSaveScore } from './review/panel/save-score.ts'
import { makeReadPromises, makeSummarizeReview } from './review/report/review-summary.ts'
import { makeTakeReviewDocument } from './review/report/take-document.ts'
import {
  makeListExports,
  makeStartExport,
  makeTakeExport,
} from './review/report/start-export.ts'
import {
  makeMoveReview,
  makeSaveRubric,
  makeSaveSettings,
} from './review/settings/change-settings.ts'
import { makeReadQueue } from './review/workspace/read-queue.ts'
import { makeOpenReview, makeOpenRow } from './review/workspace/read-review.ts'
import {
  makeCreateCalendarFeed,
  makeFindCalendarFeed,
  makeReadCalendar,
  makeRevokeCalendarFeed,
} from './student/calendar/calendar-feed.ts'
import { makeDeadlineEntries } from './student/calendar/deadline-entries.ts'
import { makeListSavedDeadlines } from './student/calendar/list-saved-deadlines.ts'
import { makeAddDocument } from './student/document/add-document.ts'
import {
  makeRemoveDocument,
  makeUpdateDocument,
} from './student/document/change-document.ts'
import type { QuotaLimits } from './student/document/document.ts'
import {
  makeFindDocument,
  makeListDocuments,
  makeReadContent,
  makeReadQuota,
} from './student/document/read-documents.ts'
import { makeRefuseEarly } from './student/document/refuse-early.ts'
import type { ObjectStorage } from './student/document/storage/object-storage.ts'
import {
  makeAddItem,
  makeRemoveItem,
  makeUpdateItem,
} from './student/preparation/change-checklist.ts'
import {
  makeCreateTask,
  makeRemoveTask,
  makeUpdateTask,
} from './student/preparation/change-task.ts'
import { makeCreatePlan } from './student/preparation/create-plan.ts'
import { makePreparationEntries } from './student/preparation/preparation-entries.ts'
import {
  makeFindChecklist,
  makeFindTask,
  makeListChecklists,
  makeListTasks,
  makeSummarizePreparation,
} from './student/preparation/read-preparation.ts'
import {
  makeUpdateReminderDefaults,
  makeUpdateReminderPlan,
} from './student/reminder/change-plan.ts'
import {
  makeCreateReminder,
  makeRemoveReminder,
  makeUpdateReminder,
} from './student/reminder/change-reminder.ts'
import {
  makeFindReminder,
  makeFindReminderDefaults,
  makeListReminders,
  makeViewReminders,
} from './student/reminder/read-reminders.ts'
import { makeSnoozeReminder } from './student/reminder/snooze-reminder.ts'
import { makeFindSavedScholarship } from './student/saved-scholarship/find-saved-scholarship.ts'
import {
  makeCountSavedScholarships,
  makeListSavedScholarships,
} from './student/saved-scholarship/list-saved-scholarships.ts'
import { makeRemoveSavedScholarship } from './student/saved-scholarship/remove-saved-scholarship.ts'
import { makeSaveScholarship } from './student/saved-scholarship/save-scholarship.ts'
import { makeUpdateSavedScholarship } from './student/saved-scholarship/update-saved-scholarship.ts'
import { awardPort, followedBy, makeRecordWithLetters, recordSaved } from './savers.ts'
import type { Stores } from './stores.ts'

export type UseCases = ReturnType<typeof createUseCases>

type Given = {
  stores: Stores
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  newId: () => string
  objects: ObjectStorage
  quota: QuotaLimits
  hasScanner: boolean
  log: Log
  /** Opens what students answer, and seals what goes to people by mail. */
  studentAnswersKey: string
}

type Deps = Given & { openSealed: OpenSealed; sealer: Sealer }

/** Everything that this service can do, with its dependencies in place. */
export function createUseCases(given: Given) {
  const sealer = createSealer(given.studentAnswersKey)
  const deps: Deps = { ...given, sealer, openSealed: makeOpenSealed(sealer, given.log) }
  const { savedScholarships } = deps.stores
  return {
    listSavedScholarships: makeListSavedScholarships({ savedScholarships }),
    countSavedScholarships: makeCountSavedScholarships({ savedScholarships }),
    findSavedScholarship: makeFindSavedScholarship({ savedScholarships }),
    saveScholarship: makeSaveScholarship({ ...deps, recordSaved, followedBy }),
    updateSavedScholarship: makeUpdateSavedScholarship({
      ...deps,
      recordSaved,
      followedBy,
    }),
    removeSavedScholarship: makeRemoveSavedScholarship({ ...deps, recordSaved }),
    ...reminderUseCases(deps),
    ...calendarUseCases(deps),
    ...preparationUseCases(deps),
    ...documentUseCases(deps),
    ...applicationUseCases(deps),
    ...submittedUseCases(deps),
    ...recommendationUseCases(deps),
    ...reviewUseCases(deps),
  }
}

function applicationUseCases({ openSealed, ...deps }: Deps) {
  const { stores } = deps
  const readStudent = makeReadStudent(openSealed)
  const saving = { ...deps, recordApplication: makeRecordWithLetters(deps) }
  return {
    findApplication: makeFindApplication(stores),
    listApplications: makeListApplications(stores),
    countApplications: makeCountApplications(stores),
    readTaking: makeReadTaking({ ...stores, clock: deps.clock }),
    assessApplications: makeAssessApplications({ ...deps, readStudent }),
    saveApplication: makeSaveApplication(saving),
    withdrawApplication: makeWithdrawApplication(saving),
    reopenApplication: makeReopenApplication(saving),
    removeApplication: makeRemoveApplication(saving),
    submitApplication: makeSubmitApplication({ ...saving, readStudent }),
  }
}

function submittedUseCases(deps: Deps) {
  const { stores, clock } = deps
  return {
    findSubmitted: makeFindSubmitted(stores),
    listSubmitted: makeListSubmitted(stores),
    openSubmissions: makeOpenSubmissions({ ...stores, clock }),
    openLetters: makeOpenLetters({ ...stores, clock }),
    openLetter: makeOpenLetter({ ...stores, clock }),
    moveApplication: makeMoveApplication({
      ...deps,
      recordApplication: makeRecordWithLetters(deps),
    }),
  }
}

function recommendationUseCases(deps: Deps) {
  const { stores, hasScanner } = deps
  return {
    hasScanner,
    askRecommender: makeAskRecommender(deps),
    updateRecommendation: makeUpdateRecommendation(deps),
    inviteRecommender: makeInviteRecommender(deps),
    cancelRecommendation: makeCancelRecommendation(deps),
    reuseLetter: makeReuseLetter(deps),
    findReusableLetters: (of: { studentId: string; applicationId: string }) =>
      reusableFor(stores, of),
    findOwnLetter: makeFindOwnLetter({ stores }),
    findRecommendationRequest: makeFindRequest(deps),
    openRecommendationRequest: makeOpenRequest(deps),
    saveLetterDraft: makeSaveLetterDraft(deps),
    addLetterFile: makeAddLetterFile(deps),
    submitLetter: makeSubmitLetter(deps),
    declineRecommendationRequest: makeDeclineRequest(deps),
    stopRecommendationReminders: makeStopReminders(deps),
  }
}

function reviewUseCases(deps: Deps) {
  const { stores, clock, hasScanner } = deps
  const openReview = makeOpenReview({ ...stores, clock })
  const openRow = makeOpenRow({ ...stores, openReview })
  const findDocument = makeFindReviewDocument({ ...stores, hasScanner })
  return {
    openReview,
    openReviewRow: openRow,
    takeReviewDocument: makeTakeReviewDocument({ ...stores, clock, openRow, findDocument }),
    readQueue: makeReadQueue({ ...stores, openReview }),
    listReviewDocuments: makeListReviewDocuments({
      ...stores,
      hasScanner: deps.hasScanner,
    }),
    saveReviewSettings: makeSaveSettings(deps),
    saveRubric: makeSaveRubric({
      ...deps,
      isScored: (tx, scholarshipId) => tx.reviewScores.isAny(scholarshipId),
    }),
    moveReview: makeMoveReview(deps),
    assignReviewers: makeAssignReviewers(deps),
    assignReviewer: makeAssignReviewer(deps),
    unassignReviewer: makeUnassignReviewer(deps),
    declareConflict: makeDeclareConflict(deps),
    liftConflict: makeLiftConflict(deps),
    saveAffiliations: makeSaveAffiliations(deps),
    saveScore: makeSaveScore(deps),
    askChair: makeAskChair(deps),
    answerReviewer: makeAnswerReviewer(deps),
    ...decisionUseCases(deps),
  }
}

function decisionUseCases(deps: Deps) {
  const { stores, clock } = deps
  return {
    /** How awards are told of; null while nothing offers them. */
    awardWords: awardPort,
    planDecisions: makePlanDecisions({ ...deps, awards: awardPort }),
    undoDecisions: makeUndoDecisions(deps),
    applyDecisions: makeApplyDecisions(deps),
    startReviewExport: makeStartExport(deps),
    listReviewExports: makeListExports({ ...stores, clock }),
    takeReviewExport: makeTakeExport({ ...stores, clock }),
    readReviewAudit: makeReadAudit(stores),
    summarizeReview: makeSummarizeReview(stores),
    readPromises: makeReadPromises(stores),
  }
}

function reminderUseCases(deps: Deps) {
  return {
    listReminders: makeListReminders(deps.stores),
    findReminder: makeFindReminder(deps.stores),
    findReminderDefaults: makeFindReminderDefaults(deps.stores),
    viewReminders: makeViewReminders({ ...deps.stores, clock: deps.clock }),
    createReminder: makeCreateReminder(deps),
    updateReminder: makeUpdateReminder(deps),
    removeReminder: makeRemoveReminder(deps),
    snoozeReminder: makeSnoozeReminder(deps),
    updateReminderPlan: makeUpdateReminderPlan(deps),
    updateReminderDefaults: makeUpdateReminderDefaults(deps),
  }
}

function calendarUseCases({ stores, clock }: Deps) {
  const { savedDeadlines, calendarFeeds } = stores
  const sources = [makeDeadlineEntries(savedDeadlines), makePreparationEntries(stores)]
  return {
    listSavedDeadlines: makeListSavedDeadlines({ savedDeadlines }),
    findCalendarFeed: makeFindCalendarFeed({ calendarFeeds }),
    createCalendarFeed: makeCreateCalendarFeed({ calendarFeeds, clock }),
    revokeCalendarFeed: makeRevokeCalendarFeed({ calendarFeeds }),
    readCalendar: makeReadCalendar({ calendarFeeds, clock, sources }),
  }
}

function preparationUseCases(deps: Deps) {
  const { stores } = deps
  return {
    findPrepTask: makeFindTask(stores),
    listPrepTasks: makeListTasks(stores),
    createPrepTask: makeCreateTask(deps),
    updatePrepTask: makeUpdateTask(deps),
    removePrepTask: makeRemoveTask(deps),
    createPrepPlan: makeCreatePlan(deps),
    findPrepChecklist: makeFindChecklist(stores),
    listPrepChecklists: makeListChecklists(stores),
    addPrepChecklistItem: makeAddItem(deps),
    updatePrepChecklistItem: makeUpdateItem(deps),
    removePrepChecklistItem: makeRemoveItem(deps),
    summarizePreparation: makeSummarizePreparation(stores),
  }
}

function documentUseCases(deps: Deps) {
  const { documents } = deps.stores
  const { quota } = deps
  return {
    listDocuments: makeListDocuments({ documents }),
    findDocument: makeFindDocument({ documents }),
    readDocumentQuota: makeReadQuota({ documents, quota }),
    readDocumentContent: makeReadContent(deps),
    addDocument: makeAddDocument(deps),
    refuseDocumentEarly: makeRefuseEarly({ documents, quota }),
    updateDocument: makeUpdateDocument(deps),
    removeDocument: makeRemoveDocument(deps),
  }
}
