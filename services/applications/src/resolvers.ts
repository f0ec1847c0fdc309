import {
  applicationFields,
  applicationFieldsOfScholarship,
  applicationMutations,
  applicationQueries,
} from './application/application/application.resolvers.ts'
import {
  assessedFields,
  submissionMutations,
  submissionQueries,
  submittedApplicationFields,
} from './application/submission/submission.resolvers.ts'
import {
  calendarMutations,
  calendarQueries,
} from './student/calendar/calendar.resolvers.ts'
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
    ...applicationQueries,
    ...submissionQueries,
  },
  Mutation: {
    ...savedScholarshipMutations,
    ...reminderMutations,
    ...calendarMutations,
    ...applicationMutations,
    ...submissionMutations,
  },
  SavedScholarship: { ...savedScholarshipFields, ...reminderFieldsOfSaved },
  DeadlineReminder: deadlineReminderFields,
  Scholarship: { ...scholarshipFields, ...applicationFieldsOfScholarship },
  Application: { ...applicationFields, ...assessedFields },
  SubmittedApplication: submittedApplicationFields,
}
