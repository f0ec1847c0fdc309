import type { Viewer } from '@landfall/kit/identity/viewer'
import { findSurvivor } from './find-survivor.ts'
import { canReadScholarship } from './scholarship.policy.ts'
import type { ScholarshipStore } from './scholarship.store.ts'
import { type StoredScholarship, withheld } from './stored-scholarship.ts'

type Stores = {
  scholarships: ScholarshipStore
  merges: { survivorsOf(ids: readonly string[]): Promise<Map<string, string>> }
}

/** What resolvers read of single scholarships, and the figures about all of them. */
export function makeReadScholarships(stores: Stores) {
  const { scholarships } = stores
  return {
    /**
     * By id or slug; for a merged listing, returns the one that it was merged into. Null if there is none that the
     * viewer may see.
     */
    async findScholarship(viewer: Viewer, key: string): Promise<StoredScholarship | null> {
      const stored = await scholarships.find(key)
      const found = stored && (await findSurvivor(stored, stores))
      return found !== null && canReadScholarship(viewer, found) ? found : null
    },

    /** The same for a listing that another record refers to: a hidden listing still gives its name. */
    async findReferred(
      viewer: Viewer,
      stored: StoredScholarship | null,
    ): Promise<StoredScholarship | null> {
      const found = stored && (await findSurvivor(stored, stores))
      if (found === null || canReadScholarship(viewer, found)) return found
      // Students who saved it must still know what it was.
      return found.visibility === 'public' ? null : withheld(found)
    },

    countOpenScholarships: (): Promise<number> => scholarships.openCount(),

    countOpenAtUniversities: (): Promise<number> => scholarships.openAtUniversities(),
  }
}
