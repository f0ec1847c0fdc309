import type { Clock } from '@landfall/kit/core/clock'
import type { SignedInViewer } from '@landfall/kit/identity/viewer'
import { AI_FEATURES, aiFeatureNames } from './ai-features.ts'
import type { ProviderBudgetStore } from './provider-budget.store.ts'
import type { ProviderCallStore } from './provider-call.store.ts'
import { modelFor, type ProviderSettings } from './provider-settings.ts'
import type { ProviderStatus } from './provider-status.ts'
import type { ProviderSwitchStore } from './provider-switch.store.ts'
import { type FeatureUse, monthOf, startOfMonth } from './provider-use.ts'

type Deps = {
  providerCalls: ProviderCallStore
  providerBudgets: ProviderBudgetStore
  providerSwitches: ProviderSwitchStore
  settings: ProviderSettings | null
  clock: Clock
}

const NO_USE: Omit<FeatureUse, 'feature'> = {
  callCount: 0,
  cachedCount: 0,
  tokensIn: 0,
  tokensOut: 0,
  costMicroUsd: 0,
  latencyP50Ms: null,
  latencyP95Ms: null,
  failures: [],
}

/** Which provider is set up and what every feature used of it this month. */
export function makeReadProvider(deps: Deps) {
  const { providerCalls, providerBudgets, providerSwitches, settings, clock } = deps
  return async function readProvider(_admin: SignedInViewer): Promise<ProviderStatus> {
    const now = clock.now()
    const [used, committed, turnedOff] = await Promise.all([
      providerCalls.useSince(startOfMonth(now)),
      providerBudgets.ofFeatures(monthOf(now)),
      providerSwitches.turnedOff(),
    ])
    const features = aiFeatureNames.map((id) => ({
      ...(used.find(({ feature }) => feature === id) ?? NO_USE),
      id,
      label: AI_FEATURES[id].label,
      isOn: !turnedOff.has(id),
      model: settings && modelFor(settings, id),
      committedMicroUsd: committed.get(id) ?? 0,
      budgetMicroUsd: settings && settings.featureBudgetMicroUsd,
    }))
    return {
      kind: settings === null ? 'local' : 'openai',
      host: settings && new URL(settings.baseUrl).host,
      month: monthOf(now),
      userBudgetMicroUsd: settings && settings.userBudgetMicroUsd,
      features,
    }
  }
}
