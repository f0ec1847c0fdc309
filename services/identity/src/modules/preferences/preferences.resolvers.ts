import { answer } from '../../answer.ts'
import type { Context } from '../../context.ts'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import { asSignedIn } from '../account/account.policy.ts'
import { accountSuccess, type UserParent } from '../account/account.present.ts'
import { updatePreferencesInput } from './preferences.input.ts'
import { presentPreferences } from './preferences.present.ts'

type Input = { input: Record<string, unknown> }

export const preferencesMutations = {
  async updatePreferences(_root: unknown, { input }: Input, context: Context) {
    const actor = asSignedIn(context.caller)
    if (!actor.ok) return actor.error
    const parsed = parseInput(updatePreferencesInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.updatePreferences(actor.value, parsed.value)
    return answer(context, result, accountSuccess('Your preferences have been saved.'))
  },
}

/** Fields about its owner's choices that are added to User. */
export const userPreferencesFields = {
  async preferences({ id, isOwn }: UserParent, _args: unknown, context: Context) {
    const found = isOwn ? await context.useCases.preferencesOf(id) : null
    const account = found && (await context.loaders.account.load(id))
    return account && presentPreferences(found, account)
  },
}
