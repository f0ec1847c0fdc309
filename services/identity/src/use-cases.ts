import type { Clock } from '@landfall/kit/core/clock'
import type { Sealer } from '@landfall/kit/core/sealed'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { makeChangePassword } from './modules/account/change-password.ts'
import { makeConfirmPassword } from './modules/account/confirm-password.ts'
import type { PasswordHasher } from './modules/account/password-hash.ts'
import { makeRecoverAccount } from './modules/account/recover-account.ts'
import { makeReadAccounts } from './modules/account/read-accounts.ts'
import { makeRequestAccountMail } from './modules/account/request-account-mail.ts'
import { makeRequestEmailChange } from './modules/account/request-email-change.ts'
import { makeResetPassword } from './modules/account/reset-password.ts'
import { makeSendRecovery } from './modules/account/send-recovery.ts'
import { makeSendVerification } from './modules/account/send-verification.ts'
import { makeSetRole } from './modules/account/set-role.ts'
import { makeSetSuspension } from './modules/account/set-suspension.ts'
import { makeUpdateAccount } from './modules/account/update-account.ts'
import { makeVerifyEmail } from './modules/account/verify-email.ts'
import { makeReadAudit } from './modules/audit/read-audit.ts'
import { makeReadApiKeys } from './modules/api-key/read-api-keys.ts'
import { makeRevokeKeyAsAdmin } from './modules/api-key/revoke-key-as-admin.ts'
import { makeSaveApiKeys } from './modules/api-key/save-api-key.ts'
import { makeCloseContactMessage } from './modules/contact/close-contact-message.ts'
import { makeReadContactMessages } from './modules/contact/read-contact-messages.ts'
import { makeSendContactMessage } from './modules/contact/send-contact-message.ts'
import { makeCancelErasure, makeRequestErasure } from './modules/erasure/request-erasure.ts'
import { makeQueueMail } from './modules/mail/queue-mail.ts'
import { makeMarkNoticesRead } from './modules/notice/mark-notices-read.ts'
import { makeReceiveNotices } from './modules/notice/receive-notices.ts'
import { makeReadNotices } from './modules/notice/read-notices.ts'
import { makeNotifyAdmins } from './modules/notice/notify-admins.ts'
import { makeUnsubscribe } from './modules/notice/unsubscribe.ts'
import { makeReadOperations } from './modules/operations/read-operations.ts'
import { makeSettleFailedWork } from './modules/operations/settle-failed-work.ts'
import type { Operations } from './modules/operations/operations.ts'
import { makeReadFeatureFlags } from './modules/feature-flag/read-feature-flags.ts'
import { makeSetFeatureFlag } from './modules/feature-flag/set-feature-flag.ts'
import { makeAcceptInvitation } from './modules/organization/accept-invitation.ts'
import {
  makeChangeMemberRole,
  makeRemoveMember,
} from './modules/organization/change-members.ts'
import { makeConfirmDomainCode } from './modules/organization/confirm-domain-code.ts'
import { makeCreateOrganization } from './modules/organization/create-organization.ts'
import { makeDecideVerification } from './modules/organization/decide-verification.ts'
import {
  makeCancelInvitation,
  makeListOpenInvitations,
} from './modules/organization/open-invitations.ts'
import { makeInviteMember } from './modules/organization/invite-member.ts'
import { makeFindAsMember } from './modules/organization/member-actor.ts'
import { makeReadOrganizations } from './modules/organization/read-organizations.ts'
import { makeRequestDomainCode } from './modules/organization/request-domain-code.ts'
import { makeUpdateOrganization } from './modules/organization/update-organization.ts'
import { makeReadPreferences } from './modules/preferences/read-preferences.ts'
import { makeUpdatePreferences } from './modules/preferences/update-preferences.ts'
import { makeRegisterAccount } from './modules/registration/register-account.ts'
import {
  makeLogOut,
  makeRevokeOtherSessions,
  makeRevokeSession,
} from './modules/session/end-sessions.ts'
import { makeLogIn } from './modules/session/log-in.ts'
import { makeReadSessions } from './modules/session/read-sessions.ts'
import { makeCreateFirstAdmin } from './modules/setup/create-first-admin.ts'
import { openSession } from './modules/session/start-session.ts'
import { makeReadStudents } from './modules/student/read-students.ts'
import { makeCreateStudent, makeUpdateStudent } from './modules/student/save-student.ts'
import {
  makeAnswerQuestion,
  makeEraseAnswers,
} from './modules/student-answer/answer-question.ts'
import { makeReadAnswers } from './modules/student-answer/read-answers.ts'
import type { Throttle } from './modules/throttle/throttle.ts'
import type { Stores } from './stores.ts'

export type UseCases = ReturnType<typeof createUseCases>

type Given = {
  stores: Stores
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  hasher: PasswordHasher
  sealer: Sealer
  throttle: Throttle
  operations: Operations
  passwordMinLength: number
  publicUrl: string
  mailFrom: string
  /** The operator's mailbox for what comes through the contact form; null for none. */
  contactEmail: string | null
}

/** Everything that people can do here, with its dependencies in place. */
export function createUseCases(given: Given) {
  const deps = withSharedParts(given)
  return {
    ...makeReadAccounts(deps),
    ...createAdminUseCases(deps),
    ...makeReadPreferences(deps),
    ...makeReadSessions(deps),
    ...makeReadStudents(deps),
    ...makeReadAnswers(deps),
    register: makeRegisterAccount(deps),
    verifyEmail: makeVerifyEmail(deps),
    resendVerification: makeRequestAccountMail(deps, 'verification'),
    forgotPassword: makeRequestAccountMail(deps, 'password-reset'),
    recoverAccount: makeRecoverAccount(deps),
    resetPassword: makeResetPassword(deps),
    changePassword: makeChangePassword({ ...deps, openSession }),
    updateAccount: makeUpdateAccount(deps),
    updatePreferences: makeUpdatePreferences(deps),
    createFirstAdmin: makeCreateFirstAdmin(deps),
    erasureOf: (userId: string) => deps.stores.erasures.find(userId),
    requestErasure: makeRequestErasure(deps),
    cancelErasure: makeCancelErasure(deps),
    logIn: makeLogIn(deps),
    logOut: makeLogOut(deps),
    revokeSession: makeRevokeSession(deps),
    revokeOtherSessions: makeRevokeOtherSessions(deps),
    createStudent: makeCreateStudent(deps),
    updateStudent: makeUpdateStudent(deps),
    answerQuestion: makeAnswerQuestion(deps),
    eraseAnswers: makeEraseAnswers(deps),
    ...makeReadNotices(deps),
    ...makeUnsubscribe(deps),
    markNoticesRead: makeMarkNoticesRead(deps),
    sendContactMessage: makeSendContactMessage(deps),
    ...makeReadOrganizations(deps),
    createOrganization: makeCreateOrganization(deps),
    updateOrganization: makeUpdateOrganization(deps),
    findAsMember: makeFindAsMember(deps),
    inviteMember: makeInviteMember(deps),
    openInvitations: makeListOpenInvitations(deps),
    cancelInvitation: makeCancelInvitation(deps),
    acceptInvitation: makeAcceptInvitation(deps),
    requestDomainCode: makeRequestDomainCode(deps),
    confirmDomainCode: makeConfirmDomainCode(deps),
    changeMemberRole: makeChangeMemberRole(deps),
    removeMember: makeRemoveMember(deps),
    ...makeReadApiKeys(deps),
    ...makeSaveApiKeys(deps),
  }
}

/** Use cases of admins, for accounts and for the site itself. */
function createAdminUseCases(deps: ReturnType<typeof withSharedParts>) {
  return {
    ...makeReadContactMessages(deps),
    closeContactMessage: makeCloseContactMessage(deps),
    decideVerification: makeDecideVerification(deps),
    setRole: makeSetRole(deps),
    setSuspension: makeSetSuspension(deps),
    ...makeReadAudit(deps),
    ...makeReadOperations(deps),
    settleFailedWork: makeSettleFailedWork(deps),
    ...makeReadFeatureFlags(deps),
    setFeatureFlag: makeSetFeatureFlag(deps),
    revokeKeyAsAdmin: makeRevokeKeyAsAdmin(deps),
  }
}

/** Use cases that others use as a part of theirs. */
function withSharedParts(given: Given) {
  const queueMail = makeQueueMail({ clock: given.clock, from: given.mailFrom })
  const sendVerification = makeSendVerification({ ...given, queueMail })
  const sendRecovery = makeSendRecovery({ ...given, queueMail })
  const confirmPassword = makeConfirmPassword(given)
  const requestEmailChange = makeRequestEmailChange({
    ...given,
    confirmPassword,
    sendVerification,
    sendRecovery,
  })
  const receiveNotices = makeReceiveNotices({
    ...given,
    from: given.mailFrom,
    readSecret: given.stores.signingKeys.unsubscribe,
  })
  return {
    ...given,
    queueMail,
    receiveNotices,
    notifyAdmins: makeNotifyAdmins({ receiveNotices }),
    sendVerification,
    sendRecovery,
    requestEmailChange,
    confirmPassword,
  }
}
