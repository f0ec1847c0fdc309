import type { Outbox } from '@landfall/kit/transaction/outbox'
import type { Database } from '@landfall/kit/database/postgres'
import { createAccountRecoveryStore } from './modules/account/account-recovery.store.ts'
import { createAccountStore } from './modules/account/account.store.ts'
import { createEmailVerificationStore } from './modules/account/email-verification.store.ts'
import { createPasswordResetStore } from './modules/account/password-reset.store.ts'
import { createApiKeyStore } from './modules/api-key/api-key.store.ts'
import { createAuditStore } from './modules/audit/audit.store.ts'
import { createContactMessageStore } from './modules/contact/contact-message.store.ts'
import { createErasureStore } from './modules/erasure/erasure.store.ts'
import { createFeatureFlagStore } from './modules/feature-flag/feature-flag.store.ts'
import { createMailRequestStore } from './modules/mail/mail-request.store.ts'
import { createMailStore } from './modules/mail/mail.store.ts'
import { createAddresseeStore } from './modules/notice/addressee.store.ts'
import { createNoticeCountsStore } from './modules/notice/notice-counts.store.ts'
import { createNoticeStore } from './modules/notice/notice.store.ts'
import { createSigningKeyStore } from './modules/notice/signing-key.store.ts'
import { createDomainCodeStore } from './modules/organization/domain-code.store.ts'
import { createOperationsStore } from './modules/operations/operations.store.ts'
import { createInvitationStore } from './modules/organization/invitation.store.ts'
import { createMemberStore } from './modules/organization/member.store.ts'
import { createOrganizationStore } from './modules/organization/organization.store.ts'
import { createPreferencesStore } from './modules/preferences/preferences.store.ts'
import { createSessionStore } from './modules/session/session.store.ts'
import { createSetupStore } from './modules/setup/setup.store.ts'
import { createStudentStore } from './modules/student/student.store.ts'
import { createStudentAnswerStore } from './modules/student-answer/student-answer.store.ts'
import { createUpkeepStore } from './modules/upkeep/upkeep.store.ts'

export type Stores = ReturnType<typeof bindStores>
/** The stores of one transaction, with the outbox that commits together with them. */
export type Transaction = Stores & { outbox: Outbox }

/** Every store of the service on one connection or transaction. */
export function bindStores(db: Database) {
  return {
    accounts: createAccountStore(db),
    preferences: createPreferencesStore(db),
    emailVerifications: createEmailVerificationStore(db),
    accountRecoveries: createAccountRecoveryStore(db),
    passwordResets: createPasswordResetStore(db),
    sessions: createSessionStore(db),
    students: createStudentStore(db),
    studentAnswers: createStudentAnswerStore(db),
    organizations: createOrganizationStore(db),
    members: createMemberStore(db),
    invitations: createInvitationStore(db),
    domainCodes: createDomainCodeStore(db),
    apiKeys: createApiKeyStore(db),
    contactMessages: createContactMessageStore(db),
    erasures: createErasureStore(db),
    mails: createMailStore(db),
    mailRequests: createMailRequestStore(db),
    notices: createNoticeStore(db),
    noticeCounts: createNoticeCountsStore(db),
    addressees: createAddresseeStore(db),
    signingKeys: createSigningKeyStore(db),
    setup: createSetupStore(db),
    audit: createAuditStore(db),
    featureFlags: createFeatureFlagStore(db),
    operations: createOperationsStore(db),
    upkeep: createUpkeepStore(db),
  }
}
