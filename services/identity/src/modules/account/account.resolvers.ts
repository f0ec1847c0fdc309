import { isUuid } from '@landfall/kit/core/ids'
import { throwProblem } from '@landfall/kit/core/problems'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { z } from 'zod'
import { answer } from '../../answer.ts'
import type { Context } from '../../context.ts'
import { parseInput, parseOrThrow } from '@landfall/kit/graphql/parse-input'
import {
  accountFilterInput,
  changePasswordInput,
  emailInput,
  resetPasswordInput,
  setRoleInput,
  setSuspensionInput,
  updateAccountInput,
  verifyEmailInput,
} from './account.input.ts'
import { asAdmin, asSignedIn } from './account.policy.ts'
import { accountSuccess, presentOwn, presentUser } from './account.present.ts'
import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from './account.ts'
import { PASSWORD_MAX_LENGTH } from './password-rules.ts'

type Input = { input: Record<string, unknown> }
type AccountArgs = { first?: number | null; after?: string | null } & Record<
  string,
  unknown
>

const position = z.strictObject({ id: z.uuid() })

/** @param passwordMinLength from configuration */
export const accountQueries = (passwordMinLength: number) => ({
  async viewer(_root: unknown, _args: unknown, context: Context) {
    if (context.viewer.kind !== 'user') return null
    const account = await context.loaders.account.load(context.viewer.userId)
    return account && presentOwn(account)
  },

  async userByLogin(_root: unknown, { login }: { login: string }, context: Context) {
    const admin = asAdmin(context.caller)
    if (!admin.ok) return throwProblem(admin.error)
    const account = await context.useCases.findByLogin(admin.value, login)
    return account && presentUser(account, context.viewer)
  },

  async accounts(_root: unknown, args: AccountArgs, context: Context) {
    const admin = asAdmin(context.caller)
    if (!admin.ok) return throwProblem(admin.error)
    const { first, after } = parsePage(context.caller, args, position)
    const filter = parseOrThrow(accountFilterInput, args)
    const page = await context.useCases.listAccounts(admin.value, filter, {
      first,
      after: after?.id ?? null,
    })
    return connectionOf({
      ...page,
      node: (account) => presentUser(account, context.viewer),
      positionOf: ({ id }) => ({ id }),
      hasPreviousPage: after !== null,
    })
  },

  accountRules: () => ({
    passwordMinLength,
    passwordMaxLength: PASSWORD_MAX_LENGTH,
    usernameMinLength: USERNAME_MIN_LENGTH,
    usernameMaxLength: USERNAME_MAX_LENGTH,
  }),
})

/** @param passwordMinLength from configuration */
export const accountMutations = (passwordMinLength: number) => ({
  ...mailedLinkMutations,
  ...suspensionMutations,
  ...newPasswordMutations(resetPasswordInput(passwordMinLength)),
  ...ownAccountMutations(changePasswordInput(passwordMinLength)),

  async setRole(_root: unknown, { input }: Input, context: Context) {
    const admin = asAdmin(context.caller)
    if (!admin.ok) return admin.error
    const parsed = parseInput(setRoleInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.setRole(admin.value, parsed.value)
    return answer(context, result, (account) => ({
      __typename: 'AccountSuccess',
      user: presentUser(account, context.viewer),
      message: 'The role has been changed.',
    }))
  },
})

const suspensionMutations = {
  async setSuspension(_root: unknown, { input }: Input, context: Context) {
    const admin = asAdmin(context.caller)
    if (!admin.ok) return admin.error
    const parsed = parseInput(setSuspensionInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.setSuspension(admin.value, parsed.value)
    return answer(context, result, (account) => ({
      __typename: 'AccountSuccess',
      user: presentUser(account, context.viewer),
      message: account.isActive
        ? 'The account can be used again.'
        : 'The account is suspended.',
    }))
  },
}

/** For people who request a link by mail, or open one that proves an address; they need not be signed in. */
const mailedLinkMutations = {
  async verifyEmail(_root: unknown, { input }: Input, context: Context) {
    const parsed = parseInput(verifyEmailInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.verifyEmail(context.caller, parsed.value)
    return answer(context, result, ({ returnTo }) => ({
      __typename: 'VerifyEmailSuccess',
      message: 'Your email address has been verified.',
      returnTo,
    }))
  },

  async resendVerification(_root: unknown, { input }: Input, context: Context) {
    const parsed = parseInput(emailInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.resendVerification(context.caller, parsed.value)
    return answer(context, result, () =>
      mailAccepted(
        'If this address belongs to an account that is not verified yet, we have sent it a new link.',
      ),
    )
  },

  async forgotPassword(_root: unknown, { input }: Input, context: Context) {
    const parsed = parseInput(emailInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.forgotPassword(context.caller, parsed.value)
    return answer(context, result, () =>
      mailAccepted(
        'If an account with this address exists, we have sent it a link to set a new password.',
      ),
    )
  },
}

/** For people who set a new password with a mailed link. */
const newPasswordMutations = (resetSchema: ReturnType<typeof resetPasswordInput>) => ({
  async recoverAccount(_root: unknown, { input }: Input, context: Context) {
    const parsed = parseInput(resetSchema, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.recoverAccount(context.caller, parsed.value)
    return answer(context, result, () => {
      if (context.viewer.kind === 'user') context.effects.session = { kind: 'clear' }
      return {
        __typename: 'RecoverAccountSuccess',
        message:
          'Your account is recovered. Everyone was signed out; you can now sign in with your new password.',
      }
    })
  },

  async resetPassword(_root: unknown, { input }: Input, context: Context) {
    const parsed = parseInput(resetSchema, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.resetPassword(context.caller, parsed.value)
    return answer(context, result, () => {
      // All sessions have ended; one that this browser still holds would only answer 401.
      if (context.viewer.kind === 'user') context.effects.session = { kind: 'clear' }
      return {
        __typename: 'ResetPasswordSuccess',
        message: 'You can now log in with your new password.',
      }
    })
  },
})

const ownAccountMutations = (passwordSchema: ReturnType<typeof changePasswordInput>) => ({
  async changePassword(_root: unknown, { input }: Input, context: Context) {
    const actor = asSignedIn(context.caller)
    if (!actor.ok) return actor.error
    const parsed = parseInput(passwordSchema, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.changePassword(actor.value, parsed.value)
    return answer(context, result, ({ account, session }) => {
      context.effects.session = { kind: 'set', ...session }
      return accountSuccess('Your password has been changed.')(account)
    })
  },

  async updateAccount(_root: unknown, { input }: Input, context: Context) {
    const actor = asSignedIn(context.caller)
    if (!actor.ok) return actor.error
    const parsed = parseInput(updateAccountInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.updateAccount(actor.value, parsed.value)
    return answer(context, result, (account) => {
      const message = account.pendingEmail
        ? 'Please open the link we sent to your new address.'
        : 'Your account has been updated.'
      return accountSuccess(message)(account)
    })
  },
})

export const userFields = {
  async __resolveReference({ id }: { id: string }, context: Context) {
    const account = isUuid(id) ? await context.loaders.account.load(id) : null
    return account && presentUser(account, context.viewer)
  },
}

const mailAccepted = (message: string) => ({ __typename: 'MailRequestAccepted', message })
