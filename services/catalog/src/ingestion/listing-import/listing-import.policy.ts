import type { Viewer } from '@landfall/kit/identity/viewer'
import {
  editableMemberships,
  isAdmin,
} from '../../record/scholarship/scholarship.policy.ts'
import type { ListingImport } from './listing-import.ts'

/** An organisation's imports are its owners' and editors'; the platform's are the admins'. */
export function canUseImport(viewer: Viewer, { ownerId }: Pick<ListingImport, 'ownerId'>) {
  if (isAdmin(viewer)) return true
  return (
    ownerId !== null &&
    editableMemberships(viewer).some(({ organizationId }) => organizationId === ownerId)
  )
}
