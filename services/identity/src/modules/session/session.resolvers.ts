import { answer } from '../../answer.ts'
import type { Context } from '../../context.ts'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import { loginInput } from '../account/account.input.ts'
import { asSignedIn } from '../account/account.policy.ts'
import { presentOwn, type UserParent } from '../account/account.present.ts'
import type { Account } from '../account/account.ts'
import { presentSession } from './session.present.ts'

type Input<Fields = object> = { input: Fields & Record<string, unknown> }

/** An admin's type of account says nothing: admin is a role. */
const loggedInMessage = ({ roles, userType }: Account): string =>
  roles.includes('admin')
    ? 'You have successfully logged in as an admin.'
    : `You have successfully logged in to your ${userType} account.`

export const sessionMutations = {
  async login(_root: unknown, { input }: Input, context: Context) {
    const parsed = parseInput(loginInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.logIn(context.caller, parsed.value)
    return answer(context, result, ({ account, token, expiresAt, newDeviceId }) => {
      context.effects.session = { kind: 'set', token, expiresAt }
      if (newDeviceId !== null) context.effects.deviceId = newDeviceId
      return {
        __typename: 'LoginSuccess',
        user: presentOwn(account),
        message: loggedInMessage(account),
      }
    })
  },

  async logout(_root: unknown, _args: unknown, context: Context) {
    const actor = asSignedIn(context.caller)
    // A visitor has no session to end, which is as good.
    if (actor.ok) await context.useCases.logOut(actor.value)
    context.effects.session = { kind: 'clear' }
    return { message: 'You have been successfully logged out.' }
  },

  async revokeSession(
    _root: unknown,
    { input }: Input<{ sessionId: string }>,
    context: Context,
  ) {
    const actor = asSignedIn(context.caller)
    if (!actor.ok) return actor.error
    const { sessionId } = input
    const result = await context.useCases.revokeSession(actor.value, sessionId)
    return answer(context, result, ({ endedCount }) => {
      if (actor.value.viewer.sessionId === sessionId) {
        context.effects.session = { kind: 'clear' }
      }
      return { __typename: 'RevokeSessionsSuccess', endedCount }
    })
  },

  async revokeOtherSessions(_root: unknown, _args: unknown, context: Context) {
    const actor = asSignedIn(context.caller)
    if (!actor.ok) return actor.error
    const { endedCount } = await context.useCases.revokeOtherSessions(actor.value)
    return { __typename: 'RevokeSessionsSuccess', endedCount }
  },
}

/** Fields about where its owner is signed in that are added to User. */
export const userSessionFields = {
  async sessions({ id, isOwn }: UserParent, _args: unknown, context: Context) {
    if (!isOwn) return null
    const sessions = await context.useCases.sessionsOf(id)
    return sessions.map((session) => presentSession(session, context.viewer))
  },

  openSessionCount: ({ id, isInside }: UserParent, _args: unknown, context: Context) =>
    isInside ? context.loaders.openSessionCount.load(id) : null,
}
