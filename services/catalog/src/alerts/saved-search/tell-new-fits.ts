import type { Clock } from '@landfall/kit/core/clock'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { NoticeRequested } from '@landfall/proto-events/catalog/notice-requested.v1'
import type { SavedSearch } from './saved-search.ts'
import { type Findings, LISTED, type Notice, searchNotice } from './saved-search-notice.ts'
import type { SearchHitStore } from './search-hit.store.ts'

/** A sync comes in many transactions: what its later ones find joins one more notice, not many. */
const REST_MS = 10 * 60_000
/** Few, for after a large sync each may have found thousands. */
const SEARCHES_AT_ONCE = 25

type Stores = { searchHits: SearchHitStore }
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }

/**
 * Asks for one notice for each search that tells at once and has something new; one that was told of a
 * moment ago waits until it rested. What is told is taken in the same transaction.
 * @returns how many notices
 */
export function makeTellNewFits({ unitOfWork, clock }: Deps) {
  return async (): Promise<number> => {
    for (let sum = 0; ;) {
      const { searches, notices } = await unitOfWork(async ({ searchHits, outbox }) => {
        const now = clock.now()
        const rested = new Date(now.getTime() - REST_MS)
        const held = await searchHits.lockToTell(rested, SEARCHES_AT_ONCE)
        const ids = held.map(({ id }) => id)
        const { findings } = await takeFindings(searchHits, held, { until: now, now })
        const events = findings.map((found) => noticeEvent(searchNotice(found, now)))
        await outbox.publishAll(NoticeRequested, events)
        await searchHits.markNotified(
          findings.map(({ search }) => search.id),
          now,
        )
        return { searches: ids.length, notices: findings.length }
      })
      sum += notices
      if (searches < SEARCHES_AT_ONCE) return sum
    }
  }
}

/** Takes what waits for the searches, and answers what of it is still open; no search without any. */
export async function takeFindings(
  searchHits: SearchHitStore,
  searches: readonly SavedSearch[],
  { until, now }: { until: Date; now: Date },
): Promise<{ findings: Findings[]; together: number }> {
  const ids = searches.map(({ id }) => id)
  const { hits, together } = await searchHits.takeWaiting(ids, {
    until,
    now,
    shown: LISTED,
  })
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

export function noticeEvent(notice: Notice) {
  return { aggregateId: notice.noticeId, version: 1, data: notice }
}
