import type { Clock } from '@landfall/kit/clock'
import type { UnitOfWork } from '@landfall/kit/unit-of-work'
import {
  makeCreateCalendarFeed,
  makeFindCalendarFeed,
  makeReadCalendar,
  makeRevokeCalendarFeed,
} from './modules/calendar/calendar-feed.ts'
import { makeDeadlineEntries } from './modules/calendar/deadline-entries.ts'
import { makeListSavedDeadlines } from './modules/calendar/list-saved-deadlines.ts'
import {
  makeUpdateReminderDefaults,
  makeUpdateReminderPlan,
} from './modules/reminder/change-plan.ts'
import {
  makeCreateReminder,
  makeRemoveReminder,
  makeUpdateReminder,
} from './modules/reminder/change-reminder.ts'
import {
  makeFindReminder,
  makeFindReminderDefaults,
  makeListReminders,
  makeViewReminders,
} from './modules/reminder/read-reminders.ts'
import { makeSnoozeReminder } from './modules/reminder/snooze-reminder.ts'
import { makeFindSavedScholarship } from './modules/saved-scholarship/find-saved-scholarship.ts'
import {
  makeCountSavedScholarships,
  makeListSavedScholarships,
} from './modules/saved-scholarship/list-saved-scholarships.ts'
import { makeRemoveSavedScholarship } from './modules/saved-scholarship/remove-saved-scholarship.ts'
import { makeSaveScholarship } from './modules/saved-scholarship/save-scholarship.ts'
import { makeUpdateSavedScholarship } from './modules/saved-scholarship/update-saved-scholarship.ts'
import type { Stores } from './stores.ts'

export type UseCases = ReturnType<typeof createUseCases>

type Deps = {
  stores: Stores
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  newId: () => string
}

/** Everything that this service can do, with its dependencies in place. */
export function createUseCases(deps: Deps) {
  const { savedScholarships } = deps.stores
  return {
    listSavedScholarships: makeListSavedScholarships({ savedScholarships }),
    countSavedScholarships: makeCountSavedScholarships({ savedScholarships }),
    findSavedScholarship: makeFindSavedScholarship({ savedScholarships }),
    saveScholarship: makeSaveScholarship(deps),
    updateSavedScholarship: makeUpdateSavedScholarship(deps),
    removeSavedScholarship: makeRemoveSavedScholarship(deps),
    ...reminderUseCases(deps),
    ...calendarUseCases(deps),
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
