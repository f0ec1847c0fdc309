import { type SavedStatus, TO_APPLY } from '../saved-scholarship/saved-scholarship.ts'
import type { ScholarshipCopy } from '../scholarship-copy/scholarship-copy.ts'

/**
 * Whether what is prepared for an award is still to be done: it takes applications, and its student has neither
 * applied nor taken it off their list. Who prepares for one without saving it goes on.
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
