import type { Clock } from '@landfall/kit/core/clock'
import type { InsightWordingStore } from './insight-wording.store.ts'

/** Figures that stand still for longer are worded anew. */
const RETENTION_MS = 30 * 86_400_000

/** Takes away wordings whose sentences hardly anybody reads anymore: each change of the figures makes new ones. */
export function makeRemoveOldWordings(deps: {
  insightWordings: InsightWordingStore
  clock: Clock
}) {
  return (): Promise<void> =>
    deps.insightWordings.removeBefore(new Date(deps.clock.now().getTime() - RETENTION_MS))
}
export type RemoveOldWordings = ReturnType<typeof makeRemoveOldWordings>
