import { PASSWORD } from '../_person.ts'
import { ADMIN } from '../_platform.ts'
import { type Lines, line } from './_lines.ts'
import { type CallerName, hasAccount, makeActs, newMark } from './_people.ts'
import { PROFILE, type Records } from './_records.ts'

const newAccount = () => {
  const username = newMark()
  return {
    userType: 'student',
    firstName: 'Ada',
    lastName: 'Obi',
    username,
    email: `${username}@example.org`,
    password: PASSWORD,
  }
}
const newAdmin = () => {
  const { userType: _, ...account } = newAccount()
  return account
}
const currentOf = (by: string) => (by === 'admin' ? ADMIN.password : PASSWORD)
const emailOf = ({ people }: Records, by: CallerName) =>
  hasAccount(by) ? people[by].email : someone.email
const { firstName: _, ...facts } = PROFILE
const passwords = { password: PASSWORD, confirmPassword: PASSWORD }
const token = 'nobody-has-this-token'
const someone = { email: 'nobody@example.org' }

const WITHOUT_ONE = ['editor', 'reviewer', 'reader', 'removed'] as const

/**
 * Creates an organization for a caller who owns none; a caller whom an earlier line let create one has it already.
 */
async function hasOrganization({ site, people }: Records, by: CallerName): Promise<void> {
  const maker = WITHOUT_ONE.find((one) => one === by)
  const { organization } = makeActs(site.url)
  if (maker) await organization(people[maker], 'Savannah Fund').catch(() => undefined)
}

/** Operations of identity. */
// prettier-ignore
export const identityLines: Lines = {
  // One's own account; the operations that need no sign-in never reveal who has an account.
  'Query.viewer': line('404 own own own own own own own own own own ok'),
  'Query.accountRules': line('ok'),
  'Mutation.register': line('ok', () => ({ input: newAccount() })),
  'Mutation.verifyEmail': line('400', () => ({ input: { token } })),
  'Mutation.resendVerification': line('ok', () => ({ input: someone })),
  'Mutation.forgotPassword': line('ok', () => ({ input: someone })),
  'Mutation.resetPassword': line('400', () => ({ input: { token, ...passwords } })),
  'Mutation.recoverAccount': line('400', () => ({ input: { token, ...passwords } })),
  'Query.contactMessages': line('401 403 403 403 403 403 403 403 403 403 403 all'),
  'Mutation.sendContactMessage': line('ok', () => ({ input: { ...someone, message: 'It stays empty.' } })),
  'Mutation.closeContactMessage': line('401 403 403 403 403 403 403 403 403 403 403 all', async (r) => ({ input: { id: await r.contactMessage(), isClosed: true } })),
  'Mutation.updateAccount': line('401 own own own own own own own own own own ok', () => ({ input: { firstName: 'Adaeze' } })),
  'Mutation.updatePreferences': line('401 own own own own own own own own own own ok', () => ({ input: { locale: 'en' } })),
  'Mutation.login': line('401', () => ({ input: { username: newMark(), password: 'not-mine-77' } })),
  'Mutation.revokeSession': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ input: { sessionId: await r.session() } })),
  'Mutation.revokeOtherSessions': line('401 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok'),
  'Mutation.createFirstAdmin': line('409', () => ({ input: { token, ...newAdmin() } })),
  // The name, which fellow members and readers of a person's texts see.
  '_entities identity.User': line('all own all all all all all all all all all all', (r) => ({ id: r.people.student.userId })),
  'GET /api/auth/user': line('401 own own own own own own own own own own ok'),
  'POST /api/auth/register': line('ok', () => ({ body: newAccount() })),
  'POST /api/auth/login': line('401', () => ({ body: { username: newMark(), password: 'not-mine-77' } })),
  'POST /api/auth/forgot-password': line('ok', () => ({ body: someone })),
  'POST /api/auth/resend-verification': line('ok', () => ({ body: someone })),
  'POST /api/auth/reset-password': line('400', () => ({ body: { token, ...passwords } })),
  'POST /api/auth/recover-account': line('400', () => ({ body: { token, ...passwords } })),
  'POST /api/auth/verify-email': line('400', () => ({ body: { token } })),
  'GET /api/account/rules': line('ok'),
  'PATCH /api/account': line('401 own own own own own own own own own own ok', () => ({ body: { firstName: 'Adaeze' } })),
  'GET /api/preferences': line('401 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok'),
  'PATCH /api/preferences': line('401 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok', () => ({ body: { locale: 'en' } })),
  'GET /api/sessions': line('401 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok'),
  'DELETE /api/sessions/:id': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.session() })),
  'DELETE /api/sessions': line('401 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok'),
  'POST /api/setup/admin': line('409', () => ({ body: { token, ...newAdmin() } })),

  // Notices.
  'Query.notices': line('401 own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok'),
  'Query.noticeCounts': line('401 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok'),
  'Query.unsubscription': line('404', () => ({ token })),
  'Subscription.noticeCounts': line('401 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok'),
  'Mutation.markNoticesRead': line('401 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok', () => ({ input: { all: true } })),
  "Mutation.markNoticesRead (the student's)": line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ input: { ids: [await r.notice()] } })),
  'Mutation.setUnsubscription': line('400', () => ({ input: { token, isOff: true } })),
  'GET /api/notifications': line('401 own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok'),
  'GET /api/notifications/counts': line('401 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok'),
  'PATCH /api/notifications/:id': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.notice(), body: { isRead: true } })),
  'POST /api/notifications/read-all': line('401 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok'),
  'GET /api/unsubscribe': line('ok', () => ({ query: { token } })),
  'POST /api/unsubscribe': line('400', () => ({ query: { token }, body: {} })),

  // A student's profile.
  'Query.student': line('401 own 404 404 404 404 404 404 404 404 404 404', (r) => ({ id: r.people.student.userId })),
  'Query.gradeScales': line('ok'),
  'Query.convertGrade': line('ok', () => ({ scale: 'percent-south-asia', grade: '80' })),
  '_entities identity.Student': line('404 own 404 404 404 404 404 404 404 404 404 404', (r) => ({ id: r.people.student.userId })),
  'Mutation.createStudent': line('401 409 409 403 403 403 403 403 403 403 own ok', (r, by) => ({ input: { firstName: 'Ada', lastName: 'Obi', email: emailOf(r, by), facts } })),
  'Mutation.createStudent (for the student)': line('401 409 403 403 403 403 403 403 403 403 403 403', (r) => ({ input: { id: r.people.student.userId, firstName: 'Ada', lastName: 'Obi', email: r.people.student.email, facts } })),
  'Mutation.updateStudent': line('401 own 404 403 403 403 403 403 403 403 404 404', (r) => ({ input: { id: r.people.student.userId, facts: { gpa: '3.1' } } })),
  'Mutation.answerQuestion': line('401 own own 403 403 403 403 403 403 403 404 404', () => ({ input: { fact: 'jesuit', answer: 'YES' } })),
  'Mutation.eraseAnswers': line('401 own own 403 403 403 403 403 403 403 404 404', () => ({ input: {} })),
  'GET /api/student-answers': line('401 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok'),
  'GET /api/students/:studentId': line('401 own 404 404 404 404 404 404 404 404 404 404', (r) => ({ studentId: r.people.student.userId })),
  'POST /api/students': line('401 409 409 403 403 403 403 403 403 403 409 409', (r, by) => ({ body: { ...PROFILE, lastName: 'Obi', email: emailOf(r, by) } })),
  'POST /api/students (for the student)': line('401 409 403 403 403 403 403 403 403 403 403 403', (r) => ({ body: { ...PROFILE, lastName: 'Obi', email: r.people.student.email, studentId: r.people.student.userId } })),
  'PATCH /api/students/:studentId': line('401 own 404 403 403 403 403 403 403 403 404 404', (r) => ({ studentId: r.people.student.userId, body: { gpa: '3.2' } })),

  // Organizations and their members.
  'Query.organization': line('ok  ok  ok  own own own own ok  ok  ok  ok  all', (r) => ({ id: r.people.organizationId })),
  'Query.organization (not verified)': line('404 404 404 404 404 404 404 404 own 404 404 all', (r) => ({ id: r.people.otherOrganizationId })),
  '_entities identity.Organization': line('ok  ok  ok  own own own own ok  ok  ok  ok  all', (r) => ({ id: r.people.organizationId })),
  'Mutation.updateOrganization': line('401 404 404 own 403 403 403 404 404 404 404 404', (r) => ({ input: { id: r.people.organizationId, description: 'Wells' } })),
  'Mutation.inviteMember': line('401 404 404 ok  403 403 403 404 404 404 404 404', async (r) => ({ input: { organizationId: r.people.organizationId, email: `${newMark()}@example.org`, role: 'reader' } })),
  // These are for universities, and the owner's organization is none.
  'Mutation.requestDomainCode': line('401 404 404 409 403 403 403 404 404 404 404 404', (r) => ({ input: { organizationId: r.people.organizationId, email: `${newMark()}@example.org` } })),
  'Mutation.confirmDomainCode': line('401 404 404 422 403 403 403 404 404 404 404 404', (r) => ({ input: { organizationId: r.people.organizationId, code: '000000' } })),
  'Mutation.acceptInvitation': line('401 403 403 403 403 403 403 403 403 403 403 403', async (r) => ({ input: { token: await r.invitation() } })),
  'Query.organizationInvitations': line('401 404 404 ok  403 403 403 404 404 404 404 404', (r) => ({ organizationId: r.people.organizationId })),
  'Mutation.cancelInvitation': line('401 404 404 ok  403 403 403 404 404 404 404 404', async (r) => ({ input: { organizationId: r.people.organizationId, invitationId: await r.openInvitation() } })),
  'Mutation.changeMemberRole': line('401 404 404 own 403 403 403 404 404 404 404 404', (r) => ({ input: { organizationId: r.people.organizationId, userId: r.people.reader.userId, role: 'reader' } })),
  'Mutation.removeMember': line('401 404 404 own 403 403 403 404 404 404 404 404', async (r) => ({ input: { organizationId: r.people.organizationId, userId: await r.spareMember() } })),
  'GET /api/organizations/mine': line('401 ok  ok  own own own own ok  own own ok  ok'),
  'GET /api/organizations/:id': line('ok  ok  ok  own own own own ok  ok  ok  ok  all', (r) => ({ id: r.people.organizationId })),
  'GET /api/organizations/:id (not verified)': line('404 404 404 404 404 404 404 404 own 404 404 all', (r) => ({ id: r.people.otherOrganizationId })),
  'PATCH /api/organizations/:id': line('401 404 404 own 403 403 403 404 404 404 404 404', (r) => ({ id: r.people.organizationId, body: { description: 'Wells' } })),
  'POST /api/organizations/:id/invitations': line('401 404 404 ok  403 403 403 404 404 404 404 404', (r) => ({ id: r.people.organizationId, body: { email: `${newMark()}@example.org`, role: 'reader' } })),
  'GET /api/organizations/:id/invitations': line('401 404 404 ok  403 403 403 404 404 404 404 404', (r) => ({ id: r.people.organizationId })),
  'DELETE /api/organizations/:id/invitations/:invitationId': line('401 404 404 ok  403 403 403 404 404 404 404 404', async (r) => ({ id: r.people.organizationId, invitationId: await r.openInvitation() })),
  'POST /api/organizations/:id/domain-codes': line('401 404 404 409 403 403 403 404 404 404 404 404', (r) => ({ id: r.people.organizationId, body: { email: `${newMark()}@example.org` } })),
  'POST /api/organizations/:id/domain-codes/confirm': line('401 404 404 422 403 403 403 404 404 404 404 404', (r) => ({ id: r.people.organizationId, body: { code: '000000' } })),
  'POST /api/organizations/invitations/accept': line('401 403 403 403 403 403 403 403 403 403 403 403', async (r) => ({ body: { token: await r.invitation() } })),
  'PATCH /api/organizations/:id/members/:memberId': line('401 404 404 own 403 403 403 404 404 404 404 404', (r) => ({ id: r.people.organizationId, memberId: r.people.reader.userId, body: { role: 'reader' } })),
  'DELETE /api/organizations/:id/members/:memberId': line('401 404 404 own 403 403 403 404 404 404 404 404', async (r) => ({ id: r.people.organizationId, memberId: await r.spareMember() })),

  // Administration.
  'Query.userByLogin': line('401 403 403 403 403 403 403 403 403 403 403 all', (r) => ({ login: r.people.student.email })),
  'Query.organizationsToVerify': line('401 403 403 403 403 403 403 403 403 403 403 all'),
  'Mutation.setRole': line('401 403 403 403 403 403 403 403 403 403 403 all', async (r) => ({ input: { userId: r.people.reader.userId, role: 'mentor', granted: true, reason: 'Helps' } })),
  'Mutation.decideVerification': line('401 403 403 403 403 403 403 403 403 403 403 all', (r) => ({ input: { organizationId: r.people.otherOrganizationId, decision: 'declined', reason: 'Not now' } })),
  'GET /api/admin/users': line('401 403 403 403 403 403 403 403 403 403 403 all', (r) => ({ query: { login: r.people.student.email } })),
  'PATCH /api/admin/users/:id/roles': line('401 403 403 403 403 403 403 403 403 403 403 all', async (r) => ({ id: r.people.reader.userId, body: { role: 'mentor', granted: true, reason: 'Helps' } })),
  'GET /api/admin/organizations': line('401 403 403 403 403 403 403 403 403 403 403 all'),
  'POST /api/admin/organizations/:id/verification': line('401 403 403 403 403 403 403 403 403 403 403 all', (r) => ({ id: r.people.otherOrganizationId, body: { decision: 'declined', reason: 'Not now' } })),
  // An account has one organization: a caller without one creates it, and the next line says that it exists.
  'Mutation.createOrganization': line('401 403 403 409 own own own own 409 409 403 403', () => ({ input: { name: 'Savannah Fund', country: 'Ghana' } })),
  'POST /api/organizations': line('401 403 403 409 409 409 409 409 409 409 403 403', async (r, by) => {
    await hasOrganization(r, by)
    return { body: { name: 'Savannah Fund', country: 'Ghana' } }
  }),
  'Query.accounts': line('401 403 403 403 403 403 403 403 403 403 403 all', (r) => ({ search: r.people.student.email })),
  'Query.auditEntries': line('401 403 403 403 403 403 403 403 403 403 403 all'),
  '_entities identity.Scholarship': line('ok', async (r) => ({ id: await r.draftId() })),
  'Query.failedWork': line('401 403 403 403 403 403 403 403 403 403 403 ok'),
  'Query.platformStatus': line('401 403 403 403 403 403 403 403 403 403 403 ok'),
  'Query.features': line('ok'),
  'Query.featureFlags': line('401 403 403 403 403 403 403 403 403 403 403 ok'),
  'Mutation.settleFailedWork': line('401 403 403 403 403 403 403 403 403 403 403 ok', () => ({ input: { ids: ['999999999'], action: 'DROP', reason: 'Gone' } })),
  'Mutation.setFeatureFlag': line('401 403 403 403 403 403 403 403 403 403 403 ok', () => ({ input: { key: 'ai-mentors', isOn: true, percent: 100, version: 0, reason: 'As it was' } })),
  'Mutation.setSuspension': line('401 403 403 403 403 403 403 403 403 403 403 all', (r) => ({ input: { userId: r.people.reader.userId, isSuspended: false, reason: 'A mistake' } })),
  // These end sessions, so they come last of all, those by cookie first.
  'POST /api/account/password': line('401 own own own own own own own own own own ok', (_, by) => ({ body: { currentPassword: currentOf(by), password: currentOf(by), confirmPassword: currentOf(by) } })),
  'Mutation.requestAccountErasure': line('401 422 422 422 422 422 422 422 422 422 422 422', () => ({ input: {} })),
  'Mutation.cancelAccountErasure': line('401 404 404 404 404 404 404 404 404 404 404 404'),
  'GET /api/account/export': line('401 own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok'),
  'POST /api/account/erasure': line('401 422 422 422 422 422 422 422 422 422 422 422', () => ({ body: {} })),
  'DELETE /api/account/erasure': line('401 404 404 404 404 404 404 404 404 404 404 404'),
  'POST /api/auth/logout': line('ok'),
  'Mutation.changePassword': line('401 own own own own own own own own own own ok', (_, by) => ({ input: { currentPassword: currentOf(by), password: currentOf(by), confirmPassword: currentOf(by) } })),
  'Mutation.logout': line('ok'),
}
