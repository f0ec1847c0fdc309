import { answer } from '../../answer.ts'
import type { Context } from '../../context.ts'
import { presentOwn } from '../account/account.resolvers.ts'

type Input = { input: Record<string, unknown> }

export const sessionMutations = {
  async login(_root: unknown, { input }: Input, context: Context) {
    const result = await context.useCases.logIn(context.caller, input)
    return answer(context, result, ({ account, token, expiresAt, newDeviceId }) => {
      context.effects.session = { kind: 'set', token, expiresAt }
      if (newDeviceId !== null) context.effects.deviceId = newDeviceId
      return {
        __typename: 'LoginSuccess',
        user: presentOwn(account),
        message: `You have successfully logged in to your ${account.userType} account.`,
      }
    })
  },

  async logout(_root: unknown, _args: unknown, context: Context) {
    await context.useCases.logOut(context.caller)
    context.effects.session = { kind: 'clear' }
    return { message: 'You have been successfully logged out.' }
  },

  async revokeSession(
    _root: unknown,
    { input }: { input: { sessionId: string } },
    context: Context,
  ) {
    const { sessionId } = input
    const result = await context.useCases.revokeSession(context.caller, sessionId)
    return answer(context, result, ({ endedCount }) => {
      const { viewer, effects } = context
      if (viewer.kind === 'user' && viewer.sessionId === sessionId) {
        effects.session = { kind: 'clear' }
      }
      return { __typename: 'RevokeSessionsSuccess', endedCount }
    })
  },

  async revokeOtherSessions(_root: unknown, _args: unknown, context: Context) {
    const result = await context.useCases.revokeOtherSessions(context.caller)
    return answer(context, result, ({ endedCount }) => ({
      __typename: 'RevokeSessionsSuccess',
      endedCount,
    }))
  },
}
