import type { Clock } from '@landfall/kit/core/clock'
import type { InsightWordingStore } from './insight-wording.store.ts'

/** Figures that have not changed for longer are worded anew. */
const RETENTION_MS = 30 * 86_400_000

/**
 * Removes wordings of sentences that hardly anybody reads anymore: each change of the figures makes new sentences.
 */
export function makeRemoveOldWordings(deps: {
  insightWordings: InsightWordingStore
  clock: Clock
}) {
  return (): Promise<void> =>
    deps.insightWordings.removeBefore(new Date(deps.clock.now().getTime() - RETENTION_MS))
}
export type RemoveOldWordings = ReturnType<typeof makeRemoveOldWordings>
