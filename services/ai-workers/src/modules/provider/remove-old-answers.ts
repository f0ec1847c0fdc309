import type { Clock } from '@landfall/kit/core/clock'
import type { ProviderAnswerStore } from './provider-answer.store.ts'
import type { ProviderCallStore } from './provider-call.store.ts'

/** Long enough to compare a month with the same month of the year before. */
const CALL_RETENTION_MS = 400 * 86_400_000

/** Removes expired cached answers, and records that are no longer needed for comparison. */
export function makeRemoveOldAnswers(deps: {
  providerAnswers: ProviderAnswerStore
  providerCalls: ProviderCallStore
  clock: Clock
}) {
  return async function removeOldAnswers(): Promise<void> {
    const now = deps.clock.now()
    await deps.providerAnswers.removeExpired(now)
    await deps.providerCalls.removeBefore(new Date(now.getTime() - CALL_RETENTION_MS))
  }
}
export type RemoveOldAnswers = ReturnType<typeof makeRemoveOldAnswers>
