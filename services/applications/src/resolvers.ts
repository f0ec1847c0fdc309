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
  conflictDeclaredFields,
  panelMutations,
  reviewApplicationChangedFields,
} from './review/panel/panel.resolvers.ts'
import { settingsMutations } from './review/settings/settings.resolvers.ts'
import {
  reviewApplicationFields,
  reviewFields,
  reviewQueries,
  reviewSavedFields,
} from './review/workspace/workspace.resolvers.ts'
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

const coming = () => ({ __typename: 'Conflict', code: 'CONFLICT', message: 'Not yet.' })
const comingMutations = {
  planDecisions: coming,
  undoDecisions: coming,
  applyDecisions: coming,
  startReviewExport: coming,
}

/** Table of contents: which field is answered where. */
export const resolvers = {
  Query: {
    ...savedScholarshipQueries,
    ...reminderQueries,
    ...calendarQueries,
    ...applicationQueries,
    ...submissionQueries,
    ...reviewQueries,
    ...preparationQueries,
    ...documentQueries,
  },
  Mutation: {
    ...savedScholarshipMutations,
    ...reminderMutations,
    ...calendarMutations,
    ...applicationMutations,
    ...submissionMutations,
    ...settingsMutations,
    ...panelMutations,
    ...comingMutations,
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
  Application: { ...applicationFields, ...assessedFields },
  SubmittedApplication: submittedApplicationFields,
  Review: reviewFields,
  ReviewSaved: reviewSavedFields,
  ReviewApplicationChanged: reviewApplicationChangedFields,
  ConflictDeclared: conflictDeclaredFields,
  ReviewApplication: reviewApplicationFields,
}
