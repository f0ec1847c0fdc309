import type { Clock } from '@landfall/kit/core/clock'
import {
  type CatalogAsks,
  planEligibility,
} from '@landfall/matching/requirements/plan-eligibility'
import type { AskedStudent } from '@landfall/matching/requirements/student-answers'
import { oncePerChange } from '../../record/scholarship/per-change.ts'
import { type OutlookCounts, type OutlookNote, whatIfNotes } from './outlook.ts'
import type { OutlookStore } from './outlook.store.ts'
import { planOutlook } from './plan-outlook.ts'

export type Outlook = Omit<OutlookCounts, 'obstacles'> & {
  unstatedCount: number
  notEligibleCount: number
  whatIf: OutlookNote[]
}

/** Counting reads all open listings; while a sync changes them every second, a minute-old answer is good enough. */
const MIN_CACHE_TTL_MS = 60_000

/** In every time zone days, and with them rounds, end at a full quarter of an hour. */
const QUARTER_MS = 15 * 60_000

type Deps = {
  outlooks: OutlookStore
  readAsks: () => Promise<CatalogAsks>
  clock: Clock
}

/** Caches the counts for the same facts until a scholarship changes or a day ends, and for at least a minute. */
export function makeGetOutlook({ outlooks: store, readAsks, clock }: Deps) {
  const onceAChange = oncePerChange(store.catalogVersion, {
    minTtlMs: MIN_CACHE_TTL_MS,
  })
  return async (student: AskedStudent): Promise<Outlook> => {
    const asks = await readAsks()
    const now = clock.now()
    const quarter = Math.floor(now.getTime() / QUARTER_MS)
    return onceAChange(JSON.stringify([student, asks.today, quarter]), async () => {
      const plan = planOutlook(planEligibility(student, asks))
      const { obstacles, ...totals } = await store.countsFor(plan, now)
      return {
        ...totals,
        notEligibleCount:
          totals.openCount -
          totals.eligibleCount -
          totals.toAnswerCount -
          totals.toCheckCount,
        unstatedCount: totals.eligibleCount - totals.waitingCount - totals.statedCount,
        whatIf: whatIfNotes({ ...totals, obstacles }, student),
      }
    })
  }
}
