import type { Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import { notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { SignedInViewer } from '@landfall/kit/identity/viewer'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { AuditRecorded } from '@landfall/proto-events/ai-workers/audit-recorded.v1'
import { auditFact } from '@landfall/proto-events/audit-recorded'
import { type AiFeatureName, isAiFeature } from './ai-features.ts'
import type { ProviderSwitchStore } from './provider-switch.store.ts'

/** Turns a feature on or off; questions under way continue. Expected failure: NotFound. */
export function makeSwitchFeature(deps: {
  unitOfWork: UnitOfWork<{ providerSwitches: ProviderSwitchStore }>
  clock: Clock
}) {
  return async function switchFeature(
    admin: SignedInViewer,
    feature: string,
    isOn: boolean,
  ): Promise<Result<AiFeatureName, Problem>> {
    if (!isAiFeature(feature)) return err(notFound('feature'))
    const changedAt = deps.clock.now()
    await deps.unitOfWork(async ({ providerSwitches, outbox }) => {
      await providerSwitches.set({ feature, isOn, changedBy: admin.userId, changedAt })
      await outbox.publish(
        AuditRecorded,
        auditFact({
          id: newId(),
          at: changedAt,
          actorId: admin.userId,
          verb: isOn ? 'turned-on' : 'turned-off',
          subjectType: 'ai-feature',
          subjectId: feature,
          reason: null,
        }),
      )
    })
    return ok(feature)
  }
}
