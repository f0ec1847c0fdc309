import {
  calendarMutations,
  calendarQueries,
} from './student/calendar/calendar.resolvers.ts'
import {
  documentFields,
  documentMutations,
  documentQueries,
} from './student/document/document.resolvers.ts'
import {
  deadlineReminderFields,
  reminderFieldsOfSaved,
  reminderMutations,
  reminderQueries,
} from './student/reminder/reminder.resolvers.ts'
import {
  savedScholarshipFields,
  savedScholarshipMutations,
  savedScholarshipQueries,
  scholarshipFields,
} from './student/saved-scholarship/saved-scholarship.resolvers.ts'

/** Table of contents: which field is answered where. */
export const resolvers = {
  Query: {
    ...savedScholarshipQueries,
    ...reminderQueries,
    ...calendarQueries,
    ...documentQueries,
  },
  Mutation: {
    ...savedScholarshipMutations,
    ...reminderMutations,
    ...calendarMutations,
    ...documentMutations,
  },
  SavedScholarship: { ...savedScholarshipFields, ...reminderFieldsOfSaved },
  DeadlineReminder: deadlineReminderFields,
  Document: documentFields,
  Scholarship: scholarshipFields,
}
