import { answer } from '../../answer.ts'
import type { Context } from '../../context.ts'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import { registerInput } from '../account/account.input.ts'
import { presentOwn } from '../account/account.present.ts'

type Input = { input: Record<string, unknown> }

/** @param passwordMinLength from configuration */
export const registrationMutations = (passwordMinLength: number) => {
  const schema = registerInput(passwordMinLength)
  return {
    async register(_root: unknown, { input }: Input, context: Context) {
      const parsed = parseInput(schema, input)
      if (!parsed.ok) return parsed.error
      const result = await context.useCases.register(context.caller, parsed.value)
      return answer(context, result, (account) => ({
        __typename: 'RegisterSuccess',
        user: presentOwn(account),
        message: `Your ${account.userType} account has been created successfully. Please log in.`,
      }))
    },
  }
}
