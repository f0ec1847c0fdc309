import type { Clock } from '@landfall/kit/core/clock'
import { inBatches } from '@landfall/kit/core/in-batches'
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
 * Compares all changed listings with all saved searches, a page of listings at a time. Each page is one transaction
 * that takes the changes and stores what is new: if it is killed midway, the next run repeats the page; a second run
 * finds nothing left. A listing that fails does not hold up the others, and its changes wait for the next run.
 * @returns how many listings were compared, and how many hits they made for how many searches
 * @throws the error of the first listing that failed
 */
export function makePercolateScholarships({ unitOfWork, clock }: Deps) {
  const freshPercolator = keepFreshPercolator()
  return async (): Promise<{ listings: number; hits: number }> => {
    const sum = { listings: 0, hits: 0 }
    await inBatches(LISTINGS_PER_PAGE, async ({ size, failed, begin }) => {
      const page = await unitOfWork(
        async ({ savedSearches, listingChanges, searchHits }) => {
          await listingChanges.queueUp()
          const changes = await listingChanges.take(size, failed)
          const ids = new Set(changes.map(({ scholarshipId }) => scholarshipId))
          if (ids.size === 0) return { listings: 0, hits: 0 }
          begin([...ids])
          const now = clock.now()
          const fits = newFits(await freshPercolator(savedSearches), changes, now)
          let hits = 0
          for (let n = 0; n < fits.length; n += HITS_AT_ONCE) {
            hits += await searchHits.add(fits.slice(n, n + HITS_AT_ONCE), now)
          }
          return { listings: ids.size, hits }
        },
      )
      sum.listings += page.listings
      sum.hits += page.hits
      // Somebody may have added more meanwhile without queueing a job, because one was already queued: only an empty
      // page is the last.
      return page.listings === 0 ? 0 : size
    })
    return sum
  }
}
