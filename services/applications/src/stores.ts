import type { Database } from '@landfall/kit/postgres'
import { createSavedCountsStore } from './modules/saved-scholarship/saved-counts.store.ts'
import { createSavedScholarshipStore } from './modules/saved-scholarship/saved-scholarship.store.ts'
import { createScholarshipCopyStore } from './modules/scholarship-copy/scholarship-copy.store.ts'

export type Stores = ReturnType<typeof bindStores>

/** Every store of the service on one connection or transaction. */
export function bindStores(db: Database) {
  return {
    savedScholarships: createSavedScholarshipStore(db),
    savedCounts: createSavedCountsStore(db),
    scholarshipCopies: createScholarshipCopyStore(db),
  }
}
