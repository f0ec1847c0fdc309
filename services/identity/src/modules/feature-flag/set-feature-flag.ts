import type { Clock } from '@landfall/kit/core/clock'
import { conflict, type Conflict } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Stores } from '../../stores.ts'
import type { Actor } from '../account/account.policy.ts'
import type { FeatureFlag } from './feature-flag.ts'
import type { SetFeatureFlagInput } from './feature-flag.input.ts'

type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }

/** An admin changes a feature flag. Expected failure: Conflict (somebody moved it meanwhile). */
export function makeSetFeatureFlag({ unitOfWork, clock }: Deps) {
  return async (
    { viewer, requestId }: Actor,
    { key, isOn, percent, version, reason }: SetFeatureFlagInput,
  ): Promise<Result<FeatureFlag, Conflict>> =>
    unitOfWork(async (tx) => {
      const now = clock.now()
      const flag = { key, isOn, percent, version: version + 1, updatedAt: now }
      if (!(await tx.featureFlags.put(flag))) {
        return err(
          conflict('Someone else has changed this feature flag. Please look again.'),
        )
      }
      await tx.audit.add({
        action: 'feature-flag.changed',
        actorId: viewer.userId,
        subjectType: 'feature-flag',
        subjectId: key,
        reason,
        details: { isOn, percent: String(percent) },
        requestId,
        at: now,
      })
      return ok(flag)
    })
}
