import type { Clock } from '@landfall/kit/core/clock'
import { inBatches } from '@landfall/kit/core/in-batches'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Predicate } from '@landfall/matching/criteria/predicate'
import { NoticeRequested } from '@landfall/proto-events/catalog/notice-requested.v1'
import { requestedNotice } from '@landfall/proto-events/notice-requested'
import type { SavedSearch } from './saved-search.ts'
import { type Findings, LISTED, searchNotice } from './saved-search-notice.ts'
import type { SearchHitStore } from './search-hit.store.ts'
import type { StudentFactsStore } from '@landfall/matching/student-copy/student-facts.store'
import type { WhatFits } from './what-fits.ts'

/** A sync runs in many transactions: what the later ones find goes into one more notice, not many. */
const REST_MS = 10 * 60_000
/** Few, because after a large sync each search may have found thousands. */
const SEARCHES_AT_ONCE = 25

type Stores = { searchHits: SearchHitStore; studentFacts: StudentFactsStore }
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock; whatFits: WhatFits }

/**
 * Requests one notice for each search with immediate alerts that has something new. A search reported
 * a moment ago rests first, and a listing that does not fit its student waits until it does. Reported
 * hits are marked in the same transaction. A search that fails does not hold up the others.
 * @returns how many notices
 * @throws the error of the first search that failed
 */
export function makeNotifyOfNewFits({ unitOfWork, clock, whatFits }: Deps) {
  return async (): Promise<number> => {
    let sum = 0
    // Continues after the last ones, so that searches that keep waiting are read only once per run.
    let after: string | null = null
    await inBatches(SEARCHES_AT_ONCE, async ({ size, failed, begin }) => {
      const fitsOf = await whatFits()
      const { held, notices } = await unitOfWork(async (tx) => {
        const { searchHits, outbox } = tx
        const now = clock.now()
        const restedSince = new Date(now.getTime() - REST_MS)
        const next = { restedSince, after, limit: size, leftOut: failed }
        const held = await searchHits.lockDue(next)
        begin(held.map(({ id }) => id))
        const fits = await fitsOf(tx, ownersOf(held))
        const findings = []
        for (const [studentId, ofOne] of Map.groupBy(held, (search) => search.studentId)) {
          const o = { until: now, now, fits: fits.get(studentId) ?? null }
          findings.push(...(await takeFindings(searchHits, ofOne, o)).findings)
        }
        const events = findings.map((found) => requestedNotice(searchNotice(found, now)))
        await outbox.publishAll(NoticeRequested, events)
        await searchHits.markNotified(
          findings.map(({ search }) => search.id),
          now,
        )
        return { held, notices: findings.length }
      })
      sum += notices
      after = held.at(-1)?.id ?? after
      return held.length
    })
    return sum
  }
}

function ownersOf(searches: readonly SavedSearch[]): string[] {
  return [...new Set(searches.map(({ studentId }) => studentId))]
}

/**
 * Takes the waiting hits of a student's searches, and returns those that are still open and fit; searches without any
 * are left out.
 */
export async function takeFindings(
  searchHits: SearchHitStore,
  searches: readonly SavedSearch[],
  o: { until: Date; now: Date; fits: Predicate | null },
): Promise<{ findings: Findings[]; together: number }> {
  const ids = searches.map(({ id }) => id)
  const { hits, together } = await searchHits.takeWaiting(ids, { ...o, shown: LISTED })
  const listings = await searchHits.listingsOf(
    hits.map(({ scholarshipId }) => scholarshipId),
  )
  const bySearch = Map.groupBy(hits, ({ searchId }) => searchId)
  const findings = searches.flatMap((search) => {
    const found = bySearch.get(search.id) ?? []
    const first = found.flatMap(({ scholarshipId }) => listings.get(scholarshipId) ?? [])
    const count = found[0]?.total ?? 0
    return count === 0 ? [] : [{ search, first, count }]
  })
  return { findings, together }
}
