import type { SavedScholarshipStore } from '../../student/saved-scholarship/saved-scholarship.store.ts'
import type { ScholarshipCopyStore } from '../../student/scholarship-copy/scholarship-copy.store.ts'
import { countOfOwn } from './count-of-own.ts'
import type { OwnerRef } from './submitted-application.policy.ts'

/** Students are counted in whole groups of this size, so that nobody learns of one who saves or removes it. */
const GROUP = 5

/**
 * How many students at least keep each scholarship on their list, rounded down to whole fives: 0 means fewer than 5.
 * Null for one that belongs to none of the organizations.
 */
export function makeCountSavers(o: {
  savedScholarships: SavedScholarshipStore
  scholarshipCopies: ScholarshipCopyStore
}) {
  return async function countSavers(
    owner: OwnerRef,
    ids: readonly string[],
  ): Promise<(number | null)[]> {
    const counts = await countOfOwn(o.scholarshipCopies, owner, ids, (own) =>
      o.savedScholarships.countByScholarship(own),
    )
    return counts.map((count) => (count === null ? null : inWholeGroups(count)))
  }
}

function inWholeGroups(count: number): number {
  return count - (count % GROUP)
}
