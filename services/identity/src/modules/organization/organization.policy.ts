import {
  forbidden,
  notSignedIn,
  type Forbidden,
  type NotSignedIn,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { SignedInViewer, Viewer } from '@landfall/kit/identity/viewer'
import type { MemberRole, Organization, OrganizationKind } from './organization.ts'

/** A donor or a university account makes an organisation of its own kind. */
export function mayCreateOrganization(
  viewer: Viewer,
): Result<SignedInViewer & { accountType: OrganizationKind }, NotSignedIn | Forbidden> {
  if (viewer.kind !== 'user') return err(notSignedIn())
  const { accountType } = viewer
  if (accountType === 'student') {
    return err(
      forbidden('Only a donor or a university account can create an organization.'),
    )
  }
  return ok({ ...viewer, accountType })
}

/** What somebody may do to an organisation, by the role there; null for no member. */
export function mayManage(role: MemberRole | null): boolean {
  return role === 'owner'
}

/** Owners take others out; everybody may leave. */
export function mayRemove(role: MemberRole | null, isOneself: boolean): boolean {
  return role === 'owner' || (role !== null && isOneself)
}

/** Everybody sees a verified organisation; members and admins see theirs in any state. */
export function maySeeOrganization(viewer: Viewer, organization: Organization): boolean {
  return organization.verification === 'verified' || maySeeInside(viewer, organization.id)
}

/** Members, and why it was declined. */
export function maySeeInside(viewer: Viewer, organizationId: string): boolean {
  if (viewer.kind !== 'user') return false
  const isMember = viewer.memberships.some((m) => m.organizationId === organizationId)
  return isMember || viewer.roles.includes('admin')
}
