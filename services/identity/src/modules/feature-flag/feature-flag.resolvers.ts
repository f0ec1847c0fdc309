import { throwProblem } from '@landfall/kit/core/problems'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import { answer } from '../../answer.ts'
import type { Context } from '../../context.ts'
import { asAdmin } from '../account/account.policy.ts'
import { setFeatureFlagInput } from './feature-flag.input.ts'
import { FEATURES, type FeatureFlag } from './feature-flag.ts'

type Input = { input: Record<string, unknown> }

export const featureFlagQueries = {
  features: (_root: unknown, _args: unknown, { useCases, viewer }: Context) =>
    useCases.featuresFor(viewer),

  async featureFlags(_root: unknown, _args: unknown, context: Context) {
    const admin = asAdmin(context.caller)
    if (!admin.ok) return throwProblem(admin.error)
    return context.useCases.featureFlags(admin.value)
  },
}

export const featureFlagMutations = {
  async setFeatureFlag(_root: unknown, { input }: Input, context: Context) {
    const admin = asAdmin(context.caller)
    if (!admin.ok) return admin.error
    const parsed = parseInput(setFeatureFlagInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.setFeatureFlag(admin.value, parsed.value)
    return answer(context, result, (featureFlag) => ({
      __typename: 'SetFeatureFlagSuccess',
      featureFlag,
    }))
  },
}

export const featureFlagFields = {
  id: ({ key }: FeatureFlag) => key,
  description: ({ key }: FeatureFlag) => FEATURES[key].description,
}
