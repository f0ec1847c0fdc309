import type { Clock } from '@landfall/kit/core/clock'
import type { SignedInViewer } from '@landfall/kit/identity/viewer'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { wordInsightJob } from '../../jobs/word-insight.job.ts'
import type { Stores } from '../../stores.ts'
import type { InsightWordingStore } from './insight-wording.store.ts'
import { type InsightWording, insightWordedBy } from './insight-wording.ts'

/** Longer than all attempts of a job plus any queue outage that a person would sit through. */
const LOST_AFTER_MS = 10 * 60_000

/**
 * The state of a wording. `text` is null while the wording is awaited, and when the computed sentence stays. The
 * wording has failed if no answer ever came.
 */
export type ShownWording = {
  isAwaited: boolean
  hasFailed: boolean
  text: string | null
  by: string | null
}

const AWAITED: ShownWording = { isAwaited: true, hasFailed: false, text: null, by: null }
const FAILED: ShownWording = { ...AWAITED, isAwaited: false, hasFailed: true }

type Deps = {
  insightWordings: InsightWordingStore
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  isConfigured: boolean
}

/**
 * The wording of a computed sentence. The first viewer who asks has it made, and so does one who asks again for a
 * wording that was lost; that viewer's budget pays for it. Null without an AI provider: nothing is read or stored
 * then.
 */
export function makeReadInsightWording(deps: Deps) {
  const { insightWordings, unitOfWork, clock, isConfigured } = deps
  return async function readInsightWording(
    { userId }: SignedInViewer,
    o: { id: string; text: string; askAgain: boolean },
  ): Promise<ShownWording | null> {
    if (!isConfigured) return null
    const { id: insightId, text: fact } = o
    const found = await insightWordings.find(insightId)
    const now = clock.now()
    const askedBefore = new Date(now.getTime() - LOST_AFTER_MS)
    if (found && !isLost(found, askedBefore)) return present(found, fact)
    if (found && !o.askAgain) return FAILED
    await unitOfWork(async (tx) => {
      const asked = { fact, askedAt: now }
      const isFirst = found
        ? await tx.insightWordings.askAgain(insightId, { ...asked, askedBefore })
        : await tx.insightWordings.insertIfNew({ insightId, ...asked })
      if (isFirst) await tx.outbox.enqueue(wordInsightJob, { insightId, userId })
    })
    return AWAITED
  }
}

function isLost({ settledAt, askedAt }: InsightWording, askedBefore: Date): boolean {
  return settledAt === null && askedAt < askedBefore
}

function present(
  { fact: worded, wording, model, settledAt }: InsightWording,
  fact: string,
): ShownWording {
  const isShown = wording !== null && model !== null && worded === fact
  return {
    isAwaited: settledAt === null,
    hasFailed: false,
    text: isShown ? wording : null,
    by: isShown ? insightWordedBy(model) : null,
  }
}
