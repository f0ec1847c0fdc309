import type { Clock } from '@landfall/kit/core/clock'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { OpenSealed } from '@landfall/matching/requirements/open-sealed'
import {
  makeRemoveApplication,
  makeReopenApplication,
  makeWithdrawApplication,
} from './application/application/change-application.ts'
import { refuseDocuments } from './application/application/check-documents.ts'
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
import {
  makeCreateCalendarFeed,
  makeFindCalendarFeed,
  makeReadCalendar,
  makeRevokeCalendarFeed,
} from './student/calendar/calendar-feed.ts'
import { makeDeadlineEntries } from './student/calendar/deadline-entries.ts'
import { makeListSavedDeadlines } from './student/calendar/list-saved-deadlines.ts'
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
import { followedBy, recordApplication, recordSaved } from './savers.ts'
import type { Stores } from './stores.ts'

export type UseCases = ReturnType<typeof createUseCases>

type Deps = {
  stores: Stores
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  openSealed: OpenSealed
  newId: () => string
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
    ...applicationUseCases(deps),
    ...submittedUseCases(deps),
  }
}

function applicationUseCases({ openSealed, ...deps }: Deps) {
  const { stores } = deps
  const readStudent = makeReadStudent(openSealed)
  const saving = { ...deps, recordApplication, checkDocuments: refuseDocuments }
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
    submitApplication: makeSubmitApplication({
      ...saving,
      readStudent,
      holdDocuments: refuseDocuments,
    }),
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
  const sources = [makeDeadlineEntries(savedDeadlines)]
  return {
    listSavedDeadlines: makeListSavedDeadlines({ savedDeadlines }),
    findCalendarFeed: makeFindCalendarFeed({ calendarFeeds }),
    createCalendarFeed: makeCreateCalendarFeed({ calendarFeeds, clock }),
    revokeCalendarFeed: makeRevokeCalendarFeed({ calendarFeeds }),
    readCalendar: makeReadCalendar({ calendarFeeds, clock, sources }),
  }
}
