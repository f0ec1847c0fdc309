import { answer } from '../../answer.ts'
import type { Context } from '../../context.ts'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import { firstAdminInput } from '../account/account.input.ts'
import { accountSuccess } from '../account/account.present.ts'

type Input = { input: Record<string, unknown> }

/** @param passwordMinLength from configuration */
export const setupMutations = (passwordMinLength: number) => {
  const schema = firstAdminInput(passwordMinLength)
  return {
    async createFirstAdmin(_root: unknown, { input }: Input, context: Context) {
      const parsed = parseInput(schema, input)
      if (!parsed.ok) return parsed.error
      const result = await context.useCases.createFirstAdmin(context.caller, parsed.value)
      const done = accountSuccess('The first admin account is ready. Please sign in.')
      return answer(context, result, done)
    },
  }
}
