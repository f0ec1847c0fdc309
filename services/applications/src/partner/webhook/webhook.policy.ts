import { isUuid } from '@landfall/kit/core/ids'
import { forbidden, notFound, notSignedIn, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import { isAdmin } from '@landfall/kit/identity/admin-policy'
import type { Viewer } from '@landfall/kit/identity/viewer'

/** An owner of an organization; only a policy makes one. */
export type WebhookOwner = {
  readonly organizationId: string
  readonly checkedBy: 'policy'
}

/** An organization whose addresses the viewer may read; only a policy makes one. */
export type WebhookReader = WebhookOwner

/** Owners read their organization's, admins anyone's. */
export function asWebhookReader(
  viewer: Viewer,
  organizationId: string,
): Result<WebhookReader, Problem> {
  if (!isAdmin(viewer)) return asWebhookOwner(viewer, organizationId)
  if (!isUuid(organizationId)) return err(notFound('organization'))
  return ok({ organizationId, checkedBy: 'policy' })
}

/** Somebody who is not a member gets the same answer as if the organization did not exist. */
export function asWebhookOwner(
  viewer: Viewer,
  organizationId: string,
): Result<WebhookOwner, Problem> {
  if (viewer.kind !== 'user') return err(notSignedIn())
  const membership = viewer.memberships.find((m) => m.organizationId === organizationId)
  if (!membership) return err(notFound('organization'))
  if (membership.role === 'owner') return ok({ organizationId, checkedBy: 'policy' })
  return err(forbidden('Only an owner of the organization can manage its webhooks'))
}
