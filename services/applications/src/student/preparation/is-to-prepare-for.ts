import { type SavedStatus, TO_APPLY } from '../saved-scholarship/saved-scholarship.ts'
import type { ScholarshipCopy } from '../scholarship-copy/scholarship-copy.ts'

/**
 * Whether preparing for an award still makes sense: it takes applications, and the student has neither applied nor
 * removed it from their list. Preparing without having saved it counts too.
 * @param status as the student's list says; undefined when it is not on it
 */
export function isToPrepareFor(
  { isOffList }: { isOffList: boolean },
  copy: Pick<ScholarshipCopy, 'status'> | undefined,
  status: SavedStatus | undefined,
): boolean {
  if (copy?.status !== 'published') return false
  return status === undefined ? !isOffList : TO_APPLY.includes(status)
}
