import type { SavedSearchStore } from './saved-search.store.ts'
import { type Percolator, createPercolator } from './percolator.ts'

const BATCH_SIZE = 5_000
/** Fewer abandoned slots than this do not justify a new percolator. */
const FEW = 10_000

/**
 * The percolator of all saved searches, kept between calls and updated with filters chosen since. A removed search
 * stays in it: storing its hits finds that it is gone.
 */
export function keepFreshPercolator() {
  let percolator = createPercolator()
  let known = 0
  return async (
    store: Pick<SavedSearchStore, 'revision' | 'chosenAfter'>,
  ): Promise<Percolator> => {
    const { searches, abandoned } = percolator.counts()
    if (abandoned > Math.max(FEW, searches)) {
      percolator = createPercolator()
      known = 0
    }
    // A transaction that changes filters holds this number until its commit, so everything
    // up to it can be read.
    const latest = await store.revision()
    while (known < latest) {
      const batch = await store.chosenAfter(known, BATCH_SIZE)
      for (const search of batch) percolator.put(search)
      known = batch.length < BATCH_SIZE ? latest : (batch.at(-1)?.revision ?? latest)
    }
    return percolator
  }
}
