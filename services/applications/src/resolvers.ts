import {
  applicationFields,
  applicationFieldsOfScholarship,
  applicationMutations,
  applicationQueries,
} from './application/application/application.resolvers.ts'
import {
  recommendationFields,
  recommendationFieldsOfApplication,
  recommendationMutations,
  recommendationQueries,
} from './application/recommendation/recommendation.resolvers.ts'
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
  documentFields,
  documentMutations,
  documentQueries,
} from './student/document/document.resolvers.ts'
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
    ...applicationQueries,
    ...submissionQueries,
    ...recommendationQueries,
    ...preparationQueries,
    ...documentQueries,
  },
  Mutation: {
    ...savedScholarshipMutations,
    ...reminderMutations,
    ...calendarMutations,
    ...applicationMutations,
    ...submissionMutations,
    ...recommendationMutations,
    ...preparationMutations,
    ...documentMutations,
  },
  SavedScholarship: { ...savedScholarshipFields, ...reminderFieldsOfSaved },
  DeadlineReminder: deadlineReminderFields,
  Document: documentFields,
  PrepTask: prepTaskFields,
  PrepChecklist: prepChecklistFields,
  Scholarship: {
    ...scholarshipFields,
    ...preparationFieldsOfScholarship,
    ...applicationFieldsOfScholarship,
  },
  Application: {
    ...applicationFields,
    ...assessedFields,
    ...recommendationFieldsOfApplication,
  },
  Recommendation: recommendationFields,
  SubmittedApplication: submittedApplicationFields,
}
