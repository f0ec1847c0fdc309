import type { SavedScholarshipStore } from '../../student/saved-scholarship/saved-scholarship.store.ts'
import type { ScholarshipCopyStore } from '../../student/scholarship-copy/scholarship-copy.store.ts'
import { ownAmong } from './own-among.ts'
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
    { organizationIds }: OwnerRef,
    ids: readonly string[],
  ): Promise<(number | null)[]> {
    const own = await ownAmong(o.scholarshipCopies, organizationIds, ids)
    if (own.size === 0) return ids.map(() => null)
    const counts = await o.savedScholarships.countByScholarship([...own])
    return ids.map((id) => (own.has(id) ? inWholeGroups(counts.get(id) ?? 0) : null))
  }
}

function inWholeGroups(count: number): number {
  return count - (count % GROUP)
}
