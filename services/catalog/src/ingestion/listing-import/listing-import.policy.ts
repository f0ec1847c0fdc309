import { type Forbidden, type NotSignedIn, forbidden } from '@landfall/kit/core/problems'
import { type Result, err } from '@landfall/kit/core/result'
import type { SignedInViewer, Viewer } from '@landfall/kit/identity/viewer'
import { isAdmin } from '@landfall/kit/identity/admin-policy'
import {
  asSignedIn,
  editableMemberships,
} from '../../record/scholarship/scholarship.policy.ts'
import type { ListingImport } from './listing-import.ts'

/** Owners and editors may use their organization's imports, admins the platform's. */
export function canUseImport(viewer: Viewer, { ownerId }: Pick<ListingImport, 'ownerId'>) {
  if (isAdmin(viewer)) return true
  return (
    ownerId !== null &&
    editableMemberships(viewer).some(({ organizationId }) => organizationId === ownerId)
  )
}

/** Checks who may upload files for an organization or, without one, for the platform. */
export function asImporter(
  viewer: Viewer,
  scope: Pick<ListingImport, 'ownerId'>,
): Result<SignedInViewer, NotSignedIn | Forbidden> {
  const signedIn = asSignedIn(viewer)
  return !signedIn.ok || canUseImport(viewer, scope) ? signedIn : err(forbidden())
}
