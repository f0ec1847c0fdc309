import { isUuid } from '@landfall/kit/core/ids'
import {
  type Forbidden,
  type NotSignedIn,
  forbidden,
  notSignedIn,
} from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import { isAdmin } from '@landfall/kit/identity/admin-policy'
import type { Membership, SignedInViewer, Viewer } from '@landfall/kit/identity/viewer'
import { isReadable } from './listing-status.ts'
import type { StoredScholarship } from './stored-scholarship.ts'

type Owned = Pick<StoredScholarship, 'ownerId' | 'status' | 'visibility' | 'publishedAt'>

/** Members who may make and change what their organization offers. */
export function editableMemberships(viewer: Viewer): readonly Membership[] {
  if (viewer.kind === 'visitor') return []
  return viewer.memberships.filter(({ role }) => role === 'owner' || role === 'editor')
}

export function asSignedIn(viewer: Viewer): Result<SignedInViewer, NotSignedIn> {
  return viewer.kind === 'visitor' ? err(notSignedIn()) : ok(viewer)
}

/** Checks, before any record is read, whether the viewer may make or change scholarships at all. */
export function asEditor(viewer: Viewer): Result<SignedInViewer, NotSignedIn | Forbidden> {
  const signedIn = asSignedIn(viewer)
  const isAllowed = !signedIn.ok || canEditScholarships(viewer)
  return isAllowed ? signedIn : err(forbidden(MAKE_NEEDS_ORGANIZATION))
}

/** Checks who sees everything of an organization: members in any role, and admins. */
export function asInsider(
  viewer: Viewer,
  organizationId: string,
): Result<SignedInViewer, NotSignedIn | Forbidden> {
  const signedIn = asSignedIn(viewer)
  const isAllowed = isUuid(organizationId) && isInsider(viewer, organizationId)
  return !signedIn.ok || isAllowed ? signedIn : err(forbidden())
}

/** May this person make or change scholarships at all? */
export function canEditScholarships(viewer: Viewer): boolean {
  return isAdmin(viewer) || editableMemberships(viewer).length > 0
}

/** Members in any role see what their organization has not shown to students. */
function isInsider(viewer: Viewer, ownerId: string | null): boolean {
  if (isAdmin(viewer)) return true
  return (
    viewer.kind === 'user' &&
    ownerId !== null &&
    viewer.memberships.some(({ organizationId }) => organizationId === ownerId)
  )
}

/** What students may not see is visible to its makers and to moderators. */
export function canReadScholarship(viewer: Viewer, scholarship: Owned): boolean {
  if (isReadable(scholarship) || isInsider(viewer, scholarship.ownerId)) return true
  return scholarship.visibility !== 'public' && isModerator(viewer)
}

function isModerator(viewer: Viewer): boolean {
  return viewer.kind === 'user' && viewer.roles.includes('moderator')
}

export function canEditScholarship(viewer: Viewer, scholarship: Owned): boolean {
  if (isAdmin(viewer)) return true
  return editableMemberships(viewer).some(
    ({ organizationId }) => organizationId === scholarship.ownerId,
  )
}

type Obstacle = 'organization' | 'email' | 'verification'

export const MAKE_NEEDS_ORGANIZATION =
  'Only an owner or editor of a donor or university organization can do this.'

export const PUBLISH_NEEDS: Readonly<Record<Obstacle, string>> = {
  organization: MAKE_NEEDS_ORGANIZATION,
  email: 'Please verify your email address before you publish.',
  verification:
    'Your organization is not verified yet. You can save a draft now and publish once an admin has verified it.',
}

const CHANGE_NEEDS: typeof PUBLISH_NEEDS = {
  organization: MAKE_NEEDS_ORGANIZATION,
  email: 'Please verify your email address before you change what students see.',
  verification:
    'Your organization is not verified right now. You can close this scholarship, and change it once an admin has verified your organization.',
}

/** Why the viewer may not publish for this organization; null when they may. */
export function publishingObstacle(viewer: Viewer, ownerId: string | null): string | null {
  const obstacle = obstacleOf(viewer, ownerId)
  return obstacle && PUBLISH_NEEDS[obstacle]
}

/** Why the viewer may not change it: only those who may publish can change what students see. Null if they may. */
export function changingObstacle(
  viewer: Viewer,
  { status, ownerId }: Pick<Owned, 'status' | 'ownerId'>,
): string | null {
  const obstacle = status === 'published' ? obstacleOf(viewer, ownerId) : null
  return obstacle && CHANGE_NEEDS[obstacle]
}

/** What a viewer lacks to decide what students see of this organization; null for nothing. */
function obstacleOf(viewer: Viewer, ownerId: string | null): Obstacle | null {
  if (viewer.kind === 'visitor') return 'organization'
  if (!viewer.isEmailVerified) return 'email'
  if (isAdmin(viewer)) return null
  const membership = editableMemberships(viewer).find(
    ({ organizationId }) => organizationId === ownerId,
  )
  if (membership === undefined) return 'organization'
  return membership.isVerified ? null : 'verification'
}
