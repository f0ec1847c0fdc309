import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import type { ListingStore } from './listing.store.ts'

const KEPT_LISTINGS = 5_000

type Deps = {
  listings: Pick<ListingStore, 'findByIds'>
  /** The version that the index has; null when it has none. */
  versionOf: (id: string) => number | null
}

/** Reads listings by id, all at once; those of the index's own version are kept in memory. */
export function makeReadListings({ listings, versionOf }: Deps) {
  const kept = new Map<string, ListingCriteria>()

  function keep(listing: ListingCriteria): void {
    kept.delete(listing.scholarshipId)
    kept.set(listing.scholarshipId, listing)
    const [oldest] = kept.keys()
    if (kept.size > KEPT_LISTINGS && oldest !== undefined) kept.delete(oldest)
  }

  return async function readListings(
    ids: readonly string[],
  ): Promise<Map<string, ListingCriteria>> {
    const found = new Map<string, ListingCriteria>()
    const missing: string[] = []
    for (const id of new Set(ids)) {
      const known = kept.get(id)
      if (known !== undefined && known.version === versionOf(id)) {
        // The ones used last stay longest.
        keep(known)
        found.set(id, known)
      } else missing.push(id)
    }
    for (const listing of await listings.findByIds(missing)) {
      keep(listing)
      found.set(listing.scholarshipId, listing)
    }
    return found
  }
}

export type ReadListings = ReturnType<typeof makeReadListings>
