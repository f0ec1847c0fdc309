import type { Clock } from '@landfall/kit/core/clock'
import { notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { SignedInViewer } from '@landfall/kit/identity/viewer'
import { type AiFeatureName, isAiFeature } from './ai-features.ts'
import type { ProviderSwitchStore } from './provider-switch.store.ts'

/** Turns a feature on or off; its questions that are under way go on. Expected failure: NotFound. */
export function makeSwitchFeature(deps: {
  providerSwitches: ProviderSwitchStore
  clock: Clock
}) {
  return async function switchFeature(
    admin: SignedInViewer,
    feature: string,
    isOn: boolean,
  ): Promise<Result<AiFeatureName, Problem>> {
    if (!isAiFeature(feature)) return err(notFound('feature'))
    const changedAt = deps.clock.now()
    await deps.providerSwitches.set({ feature, isOn, changedBy: admin.userId, changedAt })
    return ok(feature)
  }
}
