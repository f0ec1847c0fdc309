import { parseInput } from '@landfall/kit/graphql/parse-input'
import { answer } from '../../answer.ts'
import type { Context } from '../../context.ts'
import { asSignedIn } from '../account/account.policy.ts'
import { presentOwn, type UserParent } from '../account/account.present.ts'
import { requestErasureInput } from './erasure.input.ts'

type Input = { input: Record<string, unknown> }

export const erasureMutations = {
  async requestAccountErasure(_root: unknown, { input }: Input, context: Context) {
    const actor = asSignedIn(context.caller)
    if (!actor.ok) return actor.error
    const parsed = parseInput(requestErasureInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.requestErasure(actor.value, parsed.value)
    const user = await ownUser(context, actor.value.viewer.userId)
    return answer(context, result, () => ({
      __typename: 'AccountErasureSuccess',
      user,
      message: 'Your account will be erased. Until then you can keep it.',
    }))
  },

  async cancelAccountErasure(_root: unknown, _args: unknown, context: Context) {
    const actor = asSignedIn(context.caller)
    if (!actor.ok) return actor.error
    const result = await context.useCases.cancelErasure(actor.value)
    const user = await ownUser(context, actor.value.viewer.userId)
    return answer(context, result, () => ({
      __typename: 'AccountErasureSuccess',
      user,
      message: 'Your account will be kept.',
    }))
  },
}

/** Fields that erasure adds to User, for its owner. */
export const userErasureFields = {
  erasure: ({ id, isInside }: UserParent, _args: unknown, context: Context) =>
    isInside ? context.useCases.erasureOf(id) : null,
}

async function ownUser(context: Context, userId: string) {
  const account = await context.loaders.account.load(userId)
  return account && presentOwn(account)
}
