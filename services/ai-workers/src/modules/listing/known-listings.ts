import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import type { ListingStore } from './listing.store.ts'

const MAX_CACHED_LISTINGS = 5_000

type Deps = {
  listings: Pick<ListingStore, 'findByIds'>
  /** The version that the index has; null when it lacks the listing. */
  versionOf: (id: string) => number | null
}

/**
 * Reads listings by id, all in one query; listings of the index's own version stay in memory until they are
 * forgotten.
 */
export function createKnownListings({ listings, versionOf }: Deps) {
  const kept = new Map<string, ListingCriteria>()
  let changes = 0

  function keep(listing: ListingCriteria): void {
    kept.delete(listing.scholarshipId)
    kept.set(listing.scholarshipId, listing)
    const [oldest] = kept.keys()
    if (kept.size > MAX_CACHED_LISTINGS && oldest !== undefined) kept.delete(oldest)
  }

  async function read(ids: readonly string[]): Promise<Map<string, ListingCriteria>> {
    const found = new Map<string, ListingCriteria>()
    const missing: string[] = []
    for (const id of new Set(ids)) {
      const known = kept.get(id)
      if (known !== undefined && known.version === versionOf(id)) {
        // Reinserted, so that the most recently used listings stay longest.
        keep(known)
        found.set(id, known)
      } else missing.push(id)
    }
    const seen = changes
    for (const listing of await listings.findByIds(missing)) {
      // If something changed meanwhile, this may be an outdated listing.
      if (seen === changes) keep(listing)
      found.set(listing.scholarshipId, listing)
    }
    return found
  }

  return {
    read,
    /** Call when a listing has changed, even within the same version. */
    forget(id: string): void {
      changes += 1
      kept.delete(id)
    },
  }
}

export type ReadListings = ReturnType<typeof createKnownListings>['read']
