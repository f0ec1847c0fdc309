import { isUuid } from '@landfall/kit/core/ids'
import { throwProblem } from '@landfall/kit/core/problems'
import type { Viewer } from '@landfall/kit/identity/viewer'
import { answer } from '../../answer.ts'
import type { Context } from '../../context.ts'
import { presentSession } from '../session/session.present.ts'
import { presentStudent } from '../student/student.present.ts'
import { maySeeAccount } from './account.policy.ts'
import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH, type Account } from './account.ts'
import { PASSWORD_MAX_LENGTH } from './password-rules.ts'
import { presentPreferences } from './preferences.present.ts'

type Input = { input: Record<string, unknown> }
type SetRoleInput = { input: { userId: string; role: string; granted: boolean } }

/** An account as GraphQL's User. `isOwn` opens what only its owner reads. */
export type UserParent = ReturnType<typeof presentOwn>

/** @param passwordMinLength from configuration */
export const accountQueries = (passwordMinLength: number) => ({
  async viewer(_root: unknown, _args: unknown, context: Context) {
    if (context.viewer.kind !== 'user') return null
    const account = await context.loaders.account.load(context.viewer.userId)
    return account && presentOwn(account)
  },

  async userByLogin(_root: unknown, { login }: { login: string }, context: Context) {
    const found = await context.useCases.findByLogin(context.viewer, login)
    if (!found.ok) return throwProblem(found.error)
    return found.value && presentUser(found.value, context.viewer)
  },

  accountRules: () => ({
    passwordMinLength,
    passwordMaxLength: PASSWORD_MAX_LENGTH,
    usernameMinLength: USERNAME_MIN_LENGTH,
    usernameMaxLength: USERNAME_MAX_LENGTH,
  }),
})

export const accountMutations = {
  async register(_root: unknown, { input }: Input, context: Context) {
    const result = await context.useCases.register(context.caller, input)
    return answer(context, result, (account) => ({
      __typename: 'RegisterSuccess',
      user: presentOwn(account),
      message: `Your ${account.userType} account has been created successfully. Please log in.`,
    }))
  },

  async verifyEmail(_root: unknown, { input }: Input, context: Context) {
    const result = await context.useCases.verifyEmail(context.caller, input)
    return answer(context, result, ({ returnTo }) => ({
      __typename: 'VerifyEmailSuccess',
      message: 'Your email address has been verified.',
      returnTo,
    }))
  },

  async resendVerification(_root: unknown, { input }: Input, context: Context) {
    const result = await context.useCases.resendVerification(context.caller, input)
    return answer(context, result, () =>
      mailAccepted(
        'If this address belongs to an account that is not verified yet, we have sent it a new link.',
      ),
    )
  },

  async forgotPassword(_root: unknown, { input }: Input, context: Context) {
    const result = await context.useCases.forgotPassword(context.caller, input)
    return answer(context, result, () =>
      mailAccepted(
        'If an account with this address exists, we have sent it a link to set a new password.',
      ),
    )
  },

  async resetPassword(_root: unknown, { input }: Input, context: Context) {
    const result = await context.useCases.resetPassword(context.caller, input)
    return answer(context, result, () => {
      // All sessions have ended; one that this browser still holds would only answer 401.
      if (context.viewer.kind === 'user') context.effects.session = { kind: 'clear' }
      return {
        __typename: 'ResetPasswordSuccess',
        message: 'You can now log in with your new password.',
      }
    })
  },

  async changePassword(_root: unknown, { input }: Input, context: Context) {
    const result = await context.useCases.changePassword(context.caller, input)
    return answer(context, result, saved('Your password has been changed.'))
  },

  async updateAccount(_root: unknown, { input }: Input, context: Context) {
    const result = await context.useCases.updateAccount(context.caller, input)
    return answer(context, result, (account) => {
      const message = account.pendingEmail
        ? 'Please open the link that we have sent to your new address.'
        : 'Your account has been updated.'
      return saved(message)(account)
    })
  },

  async updatePreferences(_root: unknown, { input }: Input, context: Context) {
    const result = await context.useCases.updatePreferences(context.caller, input)
    return answer(context, result, saved('Your preferences have been saved.'))
  },

  async setRole(_root: unknown, { input }: SetRoleInput, context: Context) {
    const result = await context.useCases.setRole(context.caller, input)
    return answer(context, result, (account) => ({
      __typename: 'AccountSuccess',
      user: presentUser(account, context.viewer),
      message: 'The role has been changed.',
    }))
  },

  async createFirstAdmin(_root: unknown, { input }: Input, context: Context) {
    const result = await context.useCases.createFirstAdmin(context.caller, input)
    return answer(
      context,
      result,
      saved('The first admin account is ready. Please log in.'),
    )
  },
}

export const userFields = {
  async __resolveReference({ id }: { id: string }, context: Context) {
    const account = isUuid(id) ? await context.loaders.account.load(id) : null
    return account && presentUser(account, context.viewer)
  },

  async preferences({ id, isOwn }: UserParent, _args: unknown, context: Context) {
    const found = isOwn ? await context.useCases.preferencesOf(id) : null
    const account = found && (await context.loaders.account.load(id))
    return account && presentPreferences(found, account)
  },

  async student({ id, isOwn }: UserParent, _args: unknown, context: Context) {
    const student = isOwn ? await context.useCases.studentOf(id) : null
    return student && presentStudent(student)
  },

  async sessions({ id, isOwn }: UserParent, _args: unknown, context: Context) {
    if (!isOwn) return null
    const sessions = await context.useCases.sessionsOf(id)
    return sessions.map((session) => presentSession(session, context.viewer))
  },
}

const saved = (message: string) => (account: Account) => ({
  __typename: 'AccountSuccess',
  user: presentOwn(account),
  message,
})

const mailAccepted = (message: string) => ({ __typename: 'MailRequestAccepted', message })

/** An account as its owner sees it, also right after registering, when nobody is signed in yet. */
export function presentOwn(account: Account) {
  const { id, firstName, lastName, profileImageUrl, createdAt, userType, roles } = account
  return {
    id,
    firstName,
    lastName,
    accountType: userType.toUpperCase(),
    username: account.username as string | null,
    email: account.email as string | null,
    pendingEmail: account.pendingEmail,
    roles: roles.map((role) => role.toUpperCase()) as string[] | null,
    isEmailVerified: account.isEmailVerified as boolean | null,
    profileImageUrl,
    createdAt: createdAt as Date | null,
    isOwn: true,
    isInside: true,
  }
}

/** An account as this viewer may see it: all, all but what only the owner reads, or the name. */
export function presentUser(account: Account, viewer: Viewer): UserParent {
  const isOwn = viewer.kind === 'user' && viewer.userId === account.id
  const seen = { ...presentOwn(account), isOwn }
  if (maySeeAccount(viewer, account.id)) return seen
  return {
    ...seen,
    isInside: false,
    username: null,
    email: null,
    pendingEmail: null,
    roles: null,
    isEmailVerified: null,
    profileImageUrl: null,
    createdAt: null,
  }
}
