import type { Clock } from '@landfall/kit/core/clock'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { keepFreshPercolator } from './fresh-percolator.ts'
import type { ListingChangeStore } from './listing-changes.store.ts'
import { newFits } from './new-fits.ts'
import type { SavedSearchStore } from './saved-search.store.ts'
import type { SearchHitStore } from './search-hit.store.ts'

const LISTINGS_PER_PAGE = 200
/** Rows of one statement. */
const HITS_AT_ONCE = 20_000

type Stores = {
  savedSearches: Pick<SavedSearchStore, 'revision' | 'chosenAfter'>
  listingChanges: Pick<ListingChangeStore, 'queueUp' | 'take'>
  searchHits: Pick<SearchHitStore, 'add'>
}
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }

/**
 * Holds all listings that changed against all saved searches, a page of listings at a time. Each page
 * is one transaction that takes the changes away and writes down what is new: killed midway it
 * goes on with the same page, called twice it finds nothing left.
 * @returns how many listings were looked at, and how many of them were new to how many searches
 */
export function makePercolateScholarships({ unitOfWork, clock }: Deps) {
  const freshPercolator = keepFreshPercolator()
  return async (): Promise<{ listings: number; hits: number }> => {
    const sum = { listings: 0, hits: 0 }
    for (;;) {
      const page = await unitOfWork(
        async ({ savedSearches, listingChanges, searchHits }) => {
          await listingChanges.queueUp()
          const changes = await listingChanges.take(LISTINGS_PER_PAGE)
          if (changes.length === 0) return { listings: 0, hits: 0 }
          const now = clock.now()
          const fits = newFits(await freshPercolator(savedSearches), changes, now)
          let hits = 0
          for (let n = 0; n < fits.length; n += HITS_AT_ONCE) {
            hits += await searchHits.add(fits.slice(n, n + HITS_AT_ONCE), now)
          }
          const listings = new Set(changes.map(({ scholarshipId }) => scholarshipId)).size
          return { listings, hits }
        },
      )
      sum.listings += page.listings
      sum.hits += page.hits
      // Somebody may have left more meanwhile who saw that a job was on its way.
      if (page.listings === 0) return sum
    }
  }
}
