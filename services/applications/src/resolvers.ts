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
  submissionFieldsOfScholarship,
  submissionMutations,
  submissionQueries,
  submittedApplicationFields,
} from './application/submission/submission.resolvers.ts'
import { awardFieldsOfOffer, awardMutations } from './fund/award/award.resolvers.ts'
import { fundFields, fundMutations, fundQueries } from './fund/fund/fund.resolvers.ts'
import { ledgerFieldsOfFund, ledgerMutations } from './fund/ledger/ledger.resolvers.ts'
import {
  offerFieldsOfApplication,
  offerFields,
  offerFieldsOfFund,
  offerFieldsOfSubmitted,
  offerMutations,
} from './fund/offer/offer.resolvers.ts'
import {
  exportFieldsOfPartner,
  partnerExportFields,
  partnerExportMutations,
  partnerExportQueries,
} from './partner/export/partner-export.resolvers.ts'
import {
  partnerApplicationFields,
  partnerFields,
} from './partner/partner-application/partner-application.resolvers.ts'
import {
  webhookEndpointFields,
  webhookMutations,
  webhookQueries,
} from './partner/webhook/webhook.resolvers.ts'
import {
  decisionFieldsOfReview,
  decisionFieldsOfRow,
  decisionMutations,
} from './review/decide/decision.resolvers.ts'
import { exportFieldsOfReview, exportMutations } from './review/report/export.resolvers.ts'
import {
  conflictDeclaredFields,
  panelMutations,
  reviewApplicationChangedFields,
} from './review/panel/panel.resolvers.ts'
import {
  reviewFieldsOfApplication,
  reviewFieldsOfSubmitted,
} from './review/report/review-summary.resolvers.ts'
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
import { progressQueries } from './student/progress/progress.resolvers.ts'
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
    ...reviewQueries,
    ...preparationQueries,
    ...progressQueries,
    ...documentQueries,
    ...fundQueries,
    ...webhookQueries,
    ...partnerExportQueries,
  },
  Mutation: {
    ...savedScholarshipMutations,
    ...reminderMutations,
    ...calendarMutations,
    ...applicationMutations,
    ...submissionMutations,
    ...recommendationMutations,
    ...settingsMutations,
    ...panelMutations,
    ...decisionMutations,
    ...exportMutations,
    ...preparationMutations,
    ...documentMutations,
    ...fundMutations,
    ...ledgerMutations,
    ...offerMutations,
    ...awardMutations,
    ...webhookMutations,
    ...partnerExportMutations,
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
    ...submissionFieldsOfScholarship,
  },
  Application: {
    ...applicationFields,
    ...assessedFields,
    ...recommendationFieldsOfApplication,
    ...reviewFieldsOfApplication,
    ...offerFieldsOfApplication,
  },
  Recommendation: recommendationFields,
  SubmittedApplication: {
    ...submittedApplicationFields,
    ...reviewFieldsOfSubmitted,
    ...offerFieldsOfSubmitted,
  },
  Review: { ...reviewFields, ...decisionFieldsOfReview, ...exportFieldsOfReview },
  ReviewSaved: reviewSavedFields,
  ReviewApplicationChanged: reviewApplicationChangedFields,
  ConflictDeclared: conflictDeclaredFields,
  ReviewApplication: { ...reviewApplicationFields, ...decisionFieldsOfRow },
  Fund: { ...fundFields, ...ledgerFieldsOfFund, ...offerFieldsOfFund },
  Offer: { ...offerFields, ...awardFieldsOfOffer },
  Partner: { ...partnerFields, ...exportFieldsOfPartner },
  PartnerExport: partnerExportFields,
  PartnerApplication: partnerApplicationFields,
  WebhookEndpoint: webhookEndpointFields,
}
