import type { SavedScholarshipStore } from '../../student/saved-scholarship/saved-scholarship.store.ts'
import type { ScholarshipCopyStore } from '../../student/scholarship-copy/scholarship-copy.store.ts'
import { countOfOwn } from './count-of-own.ts'
import type { OwnerRef } from './submitted-application.policy.ts'

/** Students are told in whole groups of so many: nobody learns of one who saves or lets go. */
const GROUP = 5

/**
 * How many students keep each scholarship on their list at least, rounded down to whole fives: 0 is fewer than 5.
 * Null for one that is of none of the organizations.
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
