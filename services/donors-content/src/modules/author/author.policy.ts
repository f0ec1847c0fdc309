import { forbidden, notSignedIn, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import { isAdmin } from '@landfall/kit/identity/admin-policy'
import type { Viewer } from '@landfall/kit/identity/viewer'

/** Somebody who may write for an organization, or for the site; only this policy makes one. */
export type Author = {
  readonly userId: string
  /** Null: for the site itself. */
  readonly organizationId: string | null
  /** The account's address and the organization are verified: what they wrote may go to review. */
  readonly mayPublish: boolean
  readonly checkedBy: 'policy'
}

/** Owners and editors of the organization; administrators for the site. 403 for everybody else. */
export function asAuthor(
  viewer: Viewer,
  organizationId: string | null,
): Result<Author, Problem> {
  if (viewer.kind !== 'user') return err(notSignedIn())
  const { userId, isEmailVerified, memberships } = viewer
  if (organizationId === null) {
    if (!isAdmin(viewer))
      return err(forbidden('Only administrators can write for the site'))
    return ok({ userId, organizationId, mayPublish: true, checkedBy: 'policy' })
  }
  const membership = memberships.find((one) => one.organizationId === organizationId)
  if (membership?.role !== 'owner' && membership?.role !== 'editor')
    return err(
      forbidden('Only owners and editors of an organization can write its stories'),
    )
  const mayPublish = isEmailVerified && membership.isVerified
  return ok({ userId, organizationId, mayPublish, checkedBy: 'policy' })
}
