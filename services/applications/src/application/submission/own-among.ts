import { isUuid } from '@landfall/kit/core/ids'
import type { ScholarshipCopyStore } from '../../student/scholarship-copy/scholarship-copy.store.ts'

/** Those of the ids that are of scholarships of one of the organizations. */
export async function ownAmong(
  scholarshipCopies: ScholarshipCopyStore,
  organizationIds: readonly string[],
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const copies = await scholarshipCopies.findAll(ids.filter(isUuid))
  const own = ids.filter((id) => {
    const ownerId = copies.get(id)?.ownerId
    return ownerId != null && organizationIds.includes(ownerId)
  })
  return new Set(own)
}
