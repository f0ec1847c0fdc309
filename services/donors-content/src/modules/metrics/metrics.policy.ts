import { forbidden, notFound, notSignedIn, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Caller, Membership, Viewer } from '@landfall/kit/identity/viewer'

/** Somebody who reads the figures of organizations; only a policy makes one. */
export type MetricsReader = {
  readonly organizationIds: readonly string[]
  readonly checkedBy: 'metrics-policy'
}

const READING: readonly Membership['role'][] = ['owner', 'editor', 'reader']

/** Owners, editors and readers: reviewers who have yet to score must not see how others scored. */
export function asMetricsReader(viewer: Viewer): Result<MetricsReader, Problem> {
  if (viewer.kind !== 'user') return err(notSignedIn())
  const organizationIds = viewer.memberships
    .filter(({ role }) => READING.includes(role))
    .map(({ organizationId }) => organizationId)
  if (organizationIds.length === 0)
    return err(
      forbidden('Only an owner, editor or reader of an organization can see its figures'),
    )
  return ok({ organizationIds, checkedBy: 'metrics-policy' })
}

/**
 * A verified organization's system, by an API key with the scope for figures. @param organizationId for any but the
 * key's own, NotFound
 */
export function asMetricsSystem(
  { partner }: Pick<Caller, 'partner'>,
  organizationId: string,
): Result<MetricsReader, Problem> {
  if (partner?.organizationId !== organizationId) return err(notFound('organization'))
  if (!partner.isVerified)
    return err(
      forbidden(
        'Only verified organizations can read figures. Yours is not verified now: it is waiting for an administrator, also after a change of name or university, or was declined. Your home page says which.',
      ),
    )
  if (!partner.scopes.includes('metrics:read'))
    return err(forbidden('This API key lacks the scope metrics:read'))
  return ok({ organizationIds: [organizationId], checkedBy: 'metrics-policy' })
}
