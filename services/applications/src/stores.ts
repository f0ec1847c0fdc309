import type { Database } from '@landfall/kit/postgres'
import { createCalendarFeedStore } from './modules/calendar/calendar-feed.store.ts'
import { createSavedDeadlineStore } from './modules/calendar/saved-deadline.store.ts'
import { createMergedScholarshipStore } from './modules/merged-scholarship/merged-scholarship.store.ts'
import { createReminderPlanStore } from './modules/reminder/reminder-plan.store.ts'
import { createReminderStore } from './modules/reminder/reminder.store.ts'
import { createSavedCountsStore } from './modules/saved-scholarship/saved-counts.store.ts'
import { createSavedScholarshipStore } from './modules/saved-scholarship/saved-scholarship.store.ts'
import { createScholarshipCopyStore } from './modules/scholarship-copy/scholarship-copy.store.ts'
import { createStudentZoneStore } from './modules/student-zone/student-zone.store.ts'

export type Stores = ReturnType<typeof bindStores>

/** Every store of the service on one connection or transaction. */
export function bindStores(db: Database) {
  return {
    savedScholarships: createSavedScholarshipStore(db),
    savedCounts: createSavedCountsStore(db),
    scholarshipCopies: createScholarshipCopyStore(db),
    studentZones: createStudentZoneStore(db),
    reminders: createReminderStore(db),
    reminderPlans: createReminderPlanStore(db),
    mergedScholarships: createMergedScholarshipStore(db),
    savedDeadlines: createSavedDeadlineStore(db),
    calendarFeeds: createCalendarFeedStore(db),
  }
}
