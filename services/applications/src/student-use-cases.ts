import { makeMoreInfoEntries } from './application/application/more-info-entries.ts'
import { makeOfferEntries } from './fund/offer/offer-entries.ts'
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
import {
  makeFindDocument,
  makeListDocuments,
  makeReadContent,
  makeReadQuota,
} from './student/document/read-documents.ts'
import { makeRefuseEarly } from './student/document/refuse-early.ts'
import { makeImmigrationEntries } from './student/immigration-date/immigration-entries.ts'
import { makeSessionEntries } from './student/mentoring-session/session-entries.ts'
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
import { makeGenerateContent } from './student/preparation/generate-content.ts'
import { makePreparationEntries } from './student/preparation/preparation-entries.ts'
import {
  makeFindChecklist,
  makeFindTask,
  makeListChecklists,
  makeListTasks,
  makeSummarizePreparation,
} from './student/preparation/read-preparation.ts'
import { makeReadProgress } from './student/progress/read-progress.ts'
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
import type { Deps } from './use-case-deps.ts'

export function reminderUseCases(deps: Deps) {
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

export function calendarUseCases({ stores, clock }: Deps) {
  const { savedDeadlines, calendarFeeds, immigrationDates } = stores
  const sources = [
    makeDeadlineEntries(savedDeadlines),
    makePreparationEntries(stores),
    makeImmigrationEntries(immigrationDates),
    makeSessionEntries(stores),
    makeOfferEntries(stores),
    makeMoreInfoEntries(stores),
  ]
  return {
    listSavedDeadlines: makeListSavedDeadlines({ savedDeadlines }),
    findCalendarFeed: makeFindCalendarFeed({ calendarFeeds }),
    createCalendarFeed: makeCreateCalendarFeed({ calendarFeeds, clock }),
    revokeCalendarFeed: makeRevokeCalendarFeed({ calendarFeeds }),
    readCalendar: makeReadCalendar({ calendarFeeds, clock, sources }),
  }
}

export function preparationUseCases(
  deps: Deps & { experiencesOf: (studentId: string) => Promise<string[]> },
) {
  const { stores } = deps
  return {
    findPrepTask: makeFindTask(stores),
    listPrepTasks: makeListTasks(stores),
    createPrepTask: makeCreateTask(deps),
    updatePrepTask: makeUpdateTask(deps),
    removePrepTask: makeRemoveTask(deps),
    createPrepPlan: makeCreatePlan(deps),
    generatePrepContent: makeGenerateContent(deps),
    findPrepChecklist: makeFindChecklist(stores),
    listPrepChecklists: makeListChecklists(stores),
    addPrepChecklistItem: makeAddItem(deps),
    updatePrepChecklistItem: makeUpdateItem(deps),
    removePrepChecklistItem: makeRemoveItem(deps),
    summarizePreparation: makeSummarizePreparation(stores),
  }
}

export function progressUseCases({ stores, clock }: Deps) {
  return { readProgress: makeReadProgress({ ...stores, clock }) }
}

export function documentUseCases(deps: Deps) {
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
