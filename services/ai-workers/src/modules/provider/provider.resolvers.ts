import { notFound, throwProblem } from '@landfall/kit/core/problems'
import type { Context } from '../../context.ts'
import { asAdmin } from '@landfall/kit/identity/admin-policy'
import type { FeatureStatus, ProviderStatus } from './provider-status.ts'

export const providerQueries = {
  async aiProvider(_root: unknown, _args: unknown, { useCases, viewer }: Context) {
    const admin = asAdmin(viewer)
    if (!admin.ok) return throwProblem(admin.error)
    return present(await useCases.readProvider(admin.value))
  },
}

type SwitchInput = { input: { id: string; isOn: boolean } }

export const providerMutations = {
  async switchAiFeature(_root: unknown, { input }: SwitchInput, context: Context) {
    const { useCases, viewer } = context
    const admin = asAdmin(viewer)
    if (!admin.ok) return admin.error
    const switched = await useCases.switchFeature(admin.value, input.id, input.isOn)
    if (!switched.ok) return switched.error
    const { features } = await useCases.readProvider(admin.value)
    const feature = features.find(({ id }) => id === switched.value)
    if (feature === undefined) return notFound('feature')
    return { __typename: 'AiFeatureSuccess', feature: presentFeature(feature) }
  },
}

function present({ kind, userBudgetMicroUsd, features, ...same }: ProviderStatus) {
  return {
    ...same,
    kind: kind.toUpperCase(),
    userBudgetUsd: inDollars(userBudgetMicroUsd),
    features: features.map(presentFeature),
  }
}

function presentFeature(status: FeatureStatus) {
  const { costMicroUsd, committedMicroUsd, budgetMicroUsd, ...same } = status
  return {
    ...same,
    costUsd: inDollars(costMicroUsd),
    committedUsd: inDollars(committedMicroUsd),
    budgetUsd: inDollars(budgetMicroUsd),
  }
}

/** Rounded up to tenths of a cent, so that a cost is never shown as nothing. */
function inDollars(microUsd: number | null): string | null {
  return microUsd === null ? null : (Math.ceil(microUsd / 1_000) / 1_000).toFixed(3)
}
