import {
  calendarMutations,
  calendarQueries,
} from './student/calendar/calendar.resolvers.ts'
import {
  preparationFieldsOfScholarship,
  preparationMutations,
  preparationQueries,
  prepChecklistFields,
  prepTaskFields,
} from './student/preparation/preparation.resolvers.ts'
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
    ...preparationQueries,
  },
  Mutation: {
    ...savedScholarshipMutations,
    ...reminderMutations,
    ...calendarMutations,
    ...preparationMutations,
  },
  SavedScholarship: { ...savedScholarshipFields, ...reminderFieldsOfSaved },
  DeadlineReminder: deadlineReminderFields,
  PrepTask: prepTaskFields,
  PrepChecklist: prepChecklistFields,
  Scholarship: { ...scholarshipFields, ...preparationFieldsOfScholarship },
}
