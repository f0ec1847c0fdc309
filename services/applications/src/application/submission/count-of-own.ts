import { isUuid } from '@landfall/kit/core/ids'
import type { ScholarshipCopyStore } from '../../student/scholarship-copy/scholarship-copy.store.ts'
import type { OwnerRef } from './submitted-application.policy.ts'

/**
 * A count for each scholarship; null for one that belongs to none of the owner's organizations.
 * @param countAll called only with the owner's scholarships, if any; those absent from its answer count 0
 */
export async function countOfOwn(
  scholarshipCopies: ScholarshipCopyStore,
  { organizationIds }: OwnerRef,
  ids: readonly string[],
  countAll: (own: readonly string[]) => Promise<ReadonlyMap<string, number>>,
): Promise<(number | null)[]> {
  const copies = await scholarshipCopies.findAll(ids.filter(isUuid))
  const own = ids.filter((id) => {
    const ownerId = copies.get(id)?.ownerId
    return ownerId != null && organizationIds.includes(ownerId)
  })
  if (own.length === 0) return ids.map(() => null)
  const counts = await countAll(own)
  return ids.map((id) => (own.includes(id) ? (counts.get(id) ?? 0) : null))
}
