import type { Clock } from '@landfall/kit/core/clock'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { OpenSealed } from '@landfall/matching/requirements/open-sealed'
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
import { makeAssessApplications } from './application/submission/assess-all.ts'
import { makeMoveApplication } from './application/submission/move-application.ts'
import { makeReadStudent } from './application/submission/read-student.ts'
import {
  makeFindSubmitted,
  makeListSubmitted,
  makeOpenSubmissions,
} from './application/submission/read-submitted.ts'
import { makeSubmitApplication } from './application/submission/submit-application.ts'
import { makeWriteReport, makeWriteThanks } from './fund/award/answer-award.ts'
import {
  makeAskForReports,
  makeConfirmEnrollment,
  makeEndAward,
  makePlanInstalments,
} from './fund/award/keep-award.ts'
import {
  makeConfirmReceipt,
  makeRecordPayment,
  makeReversePayment,
} from './fund/award/pay-instalment.ts'
import { makeCreateFund, makeSetFundScholarships } from './fund/fund/change-fund.ts'
import { makeFindFund, makeListFunds } from './fund/fund/read-funds.ts'
import { makeListLedger, makeWriteLedgerCsv } from './fund/ledger/read-ledger.ts'
import { makeCorrectPledge, makeRecordPledge } from './fund/ledger/record-pledge.ts'
import { makeAnswerOffer } from './fund/offer/answer-offer.ts'
import { makeOfferToOne, makeWithdrawOffer } from './fund/offer/change-offer.ts'
import { makeListOffers } from './fund/offer/read-offers.ts'
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
import { followedBy, offerAward, recordApplication, recordSaved } from './savers.ts'
import type { Stores } from './stores.ts'

export type UseCases = ReturnType<typeof createUseCases>

type Deps = {
  stores: Stores
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  openSealed: OpenSealed
  newId: () => string
  objects: ObjectStorage
  quota: QuotaLimits
  hasScanner: boolean
}

/** Everything that this service can do, with its dependencies in place. */
export function createUseCases(deps: Deps) {
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
    ...fundUseCases(deps),
    ...awardUseCases(deps),
  }
}

function applicationUseCases({ openSealed, ...deps }: Deps) {
  const { stores } = deps
  const readStudent = makeReadStudent(openSealed)
  const saving = { ...deps, recordApplication }
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
    moveApplication: makeMoveApplication({ ...deps, recordApplication }),
  }
}

function fundUseCases(deps: Deps) {
  const { stores } = deps
  const offering = { ...deps, recordApplication, offerAward }
  return {
    findFund: makeFindFund(stores),
    listFunds: makeListFunds(stores),
    createFund: makeCreateFund(deps),
    setFundScholarships: makeSetFundScholarships(deps),
    listLedger: makeListLedger(stores),
    writeLedgerCsv: makeWriteLedgerCsv(stores),
    recordPledge: makeRecordPledge(deps),
    correctPledge: makeCorrectPledge(deps),
    listOffers: makeListOffers(stores),
    offerAward: makeOfferToOne(offering),
    withdrawOffer: makeWithdrawOffer(offering),
    answerOffer: makeAnswerOffer(offering),
  }
}

function awardUseCases(deps: Deps) {
  return {
    confirmEnrollment: makeConfirmEnrollment(deps),
    planInstalments: makePlanInstalments(deps),
    recordPayment: makeRecordPayment(deps),
    reversePayment: makeReversePayment(deps),
    askForReports: makeAskForReports(deps),
    endAward: makeEndAward(deps),
    confirmReceipt: makeConfirmReceipt(deps),
    writeThanks: makeWriteThanks(deps),
    writeReport: makeWriteReport(deps),
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
