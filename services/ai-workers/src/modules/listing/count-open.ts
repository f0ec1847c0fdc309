import type { ListingStore } from './listing.store.ts'

/** Short enough that pages show the catalog as it is, long enough that many requests share one count. */
const COUNT_TTL_MS = 2_000

/** How many listings are open, counted at most every other second. */
export function makeCountOpenListings(deps: {
  listings: Pick<ListingStore, 'countOpen'>
  nowMs?: () => number
}) {
  const nowMs = deps.nowMs ?? (() => performance.now())
  let kept: { count: Promise<number>; until: number } | null = null
  return async function countOpenListings(): Promise<number> {
    if (kept !== null && kept.until > nowMs()) return kept.count
    const count = deps.listings.countOpen()
    kept = { count, until: nowMs() + COUNT_TTL_MS }
    count.catch(() => {
      kept = null
    })
    return count
  }
}
