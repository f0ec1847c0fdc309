import { forbidden, notSignedIn, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Membership, Viewer } from '@landfall/kit/identity/viewer'

/** Somebody who acts for organizations that take applications; only a policy makes one. */
export type OwnerRef = {
  readonly userId: string
  /** The organizations for which they may do this. */
  readonly organizationIds: readonly string[]
  readonly checkedBy: 'policy'
}

const REVIEWING: readonly Membership['role'][] = ['owner', 'editor', 'reviewer']
const LEADING: readonly Membership['role'][] = ['owner', 'editor']

/** Checks who may take part in reviews, by assignment: owners, editors and reviewers of a verified organization. */
export function asReviewer(viewer: Viewer): Result<OwnerRef, Problem> {
  return asMember(
    viewer,
    REVIEWING,
    'Only an owner, editor or reviewer of a verified organization can review applications',
  )
}

/** Checks who may read all submissions with names, and decide. */
export function asDecider(viewer: Viewer): Result<OwnerRef, Problem> {
  return asMember(
    viewer,
    LEADING,
    'Only an owner or editor of a verified organization can read all of its applications',
  )
}

/**
 * Whether the viewer may read an organization's funds only, and not its applications or what the two sides wrote
 * about awards.
 */
export function onlyReadsFunds(viewer: Viewer, ownerId: string): boolean {
  const decider = asDecider(viewer)
  return !decider.ok || !decider.value.organizationIds.includes(ownerId)
}

/**
 * An organization whose new name waits for an admin may still handle what it received: its offers and promises keep
 * running.
 */
function asMember(
  viewer: Viewer,
  roles: readonly Membership['role'][],
  words: string,
): Result<OwnerRef, Problem> {
  if (viewer.kind !== 'user') return err(notSignedIn())
  const organizationIds = viewer.memberships
    .filter(
      ({ role, isVerified, mayFinish }) =>
        (mayFinish ?? isVerified) && roles.includes(role),
    )
    .map(({ organizationId }) => organizationId)
  if (organizationIds.length === 0) return err(forbidden(words))
  return ok({ userId: viewer.userId, organizationIds, checkedBy: 'policy' })
}
