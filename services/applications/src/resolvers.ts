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
import { awardFieldsOfOffer, awardMutations } from './fund/award/award.resolvers.ts'
import { fundFields, fundMutations, fundQueries } from './fund/fund/fund.resolvers.ts'
import { ledgerFieldsOfFund, ledgerMutations } from './fund/ledger/ledger.resolvers.ts'
import {
  offerFieldsOfApplication,
  offerFieldsOfFund,
  offerFieldsOfSubmitted,
  offerMutations,
} from './fund/offer/offer.resolvers.ts'
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
    ...preparationQueries,
    ...documentQueries,
    ...fundQueries,
  },
  Mutation: {
    ...savedScholarshipMutations,
    ...reminderMutations,
    ...calendarMutations,
    ...applicationMutations,
    ...submissionMutations,
    ...preparationMutations,
    ...documentMutations,
    ...fundMutations,
    ...ledgerMutations,
    ...offerMutations,
    ...awardMutations,
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
  Application: { ...applicationFields, ...assessedFields, ...offerFieldsOfApplication },
  SubmittedApplication: { ...submittedApplicationFields, ...offerFieldsOfSubmitted },
  Fund: { ...fundFields, ...ledgerFieldsOfFund, ...offerFieldsOfFund },
  Offer: awardFieldsOfOffer,
}
