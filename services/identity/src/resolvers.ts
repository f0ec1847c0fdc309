import {
  accountMutations,
  accountQueries,
  userFields,
} from './modules/account/account.resolvers.ts'
import {
  auditDetailFields,
  auditEntryFields,
  auditQueries,
} from './modules/audit/audit.resolvers.ts'
import {
  apiKeyFields,
  apiKeyMutations,
  apiKeyQueries,
  partnerFields,
} from './modules/api-key/api-key.resolvers.ts'
import {
  contactMessageFields,
  contactMutations,
  contactQueries,
} from './modules/contact/contact.resolvers.ts'
import { erasureMutations, userErasureFields } from './modules/erasure/erasure.resolvers.ts'
import {
  failedWorkFields,
  operationsMutations,
  operationsQueries,
} from './modules/operations/operations.resolvers.ts'
import {
  featureFlagFields,
  featureFlagMutations,
  featureFlagQueries,
} from './modules/feature-flag/feature-flag.resolvers.ts'
import { noticeMutations, noticeQueries } from './modules/notice/notice.resolvers.ts'
import {
  organizationFields,
  organizationMutations,
  organizationQueries,
  userMembershipFields,
} from './modules/organization/organization.resolvers.ts'
import {
  preferencesMutations,
  userPreferencesFields,
} from './modules/preferences/preferences.resolvers.ts'
import { registrationMutations } from './modules/registration/registration.resolvers.ts'
import { sessionMutations, userSessionFields } from './modules/session/session.resolvers.ts'
import { setupMutations } from './modules/setup/setup.resolvers.ts'
import {
  studentFields,
  studentMutations,
  studentQueries,
  userStudentFields,
} from './modules/student/student.resolvers.ts'
import {
  studentAnswerFields,
  studentAnswerMutations,
} from './modules/student-answer/student-answer.resolvers.ts'

/** Table of contents: which field is answered where. */
export const createResolvers = (o: { passwordMinLength: number }) => ({
  Query: {
    ...accountQueries(o.passwordMinLength),
    ...studentQueries,
    ...organizationQueries,
    ...noticeQueries,
    ...auditQueries,
    ...operationsQueries,
    ...featureFlagQueries,
    ...contactQueries,
    ...apiKeyQueries,
  },
  Mutation: {
    ...accountMutations(o.passwordMinLength),
    ...registrationMutations(o.passwordMinLength),
    ...setupMutations(o.passwordMinLength),
    ...preferencesMutations,
    ...sessionMutations,
    ...studentMutations,
    ...studentAnswerMutations,
    ...organizationMutations,
    ...noticeMutations,
    ...contactMutations,
    ...apiKeyMutations,
    ...erasureMutations,
    ...operationsMutations,
    ...featureFlagMutations,
  },
  User: {
    ...userFields,
    ...userPreferencesFields,
    ...userSessionFields,
    ...userStudentFields,
    ...userMembershipFields,
    ...userErasureFields,
  },
  Student: { ...studentFields, ...studentAnswerFields },
  Organization: organizationFields,
  AuditEntry: auditEntryFields,
  AuditDetail: auditDetailFields,
  FailedWork: failedWorkFields,
  FeatureFlag: featureFlagFields,
  ContactMessage: contactMessageFields,
  ApiKey: apiKeyFields,
  Partner: partnerFields,
})
