import type { Clock } from '@landfall/kit/core/clock'
import type { SignedInViewer } from '@landfall/kit/identity/viewer'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { wordInsightJob } from '../../jobs/word-insight.job.ts'
import type { Stores } from '../../stores.ts'
import type { InsightWordingStore } from './insight-wording.store.ts'
import { type InsightWording, insightWordedBy } from './insight-wording.ts'

/** What is known of a wording; `text` is null while it is awaited and where the computed sentence stands. */
export type ShownWording = { isAwaited: boolean; text: string | null; by: string | null }

/**
 * The wording of a computed sentence. Who asks first has it made, and their budget pays for it. Null without an
 * AI provider: then nothing is read or kept.
 */
export function makeReadInsightWording(deps: {
  insightWordings: InsightWordingStore
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  isConfigured: boolean
}) {
  const { insightWordings, unitOfWork, clock, isConfigured } = deps
  return async function readInsightWording(
    { userId }: SignedInViewer,
    { id: insightId, text: fact }: { id: string; text: string },
  ): Promise<ShownWording | null> {
    if (!isConfigured) return null
    const found = await insightWordings.find(insightId)
    if (found) return present(found, fact)
    await unitOfWork(async (tx) => {
      const isFirst = await tx.insightWordings.insertIfNew({
        insightId,
        fact,
        askedAt: clock.now(),
      })
      if (isFirst) await tx.outbox.enqueue(wordInsightJob, { insightId, userId })
    })
    return { isAwaited: true, text: null, by: null }
  }
}

function present(
  { fact: worded, wording, model, settledAt }: InsightWording,
  fact: string,
): ShownWording {
  const isShown = wording !== null && model !== null && worded === fact
  return {
    isAwaited: settledAt === null,
    text: isShown ? wording : null,
    by: isShown ? insightWordedBy(model) : null,
  }
}
