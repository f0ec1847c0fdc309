import { forbidden, notSignedIn, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Membership, Viewer } from '@landfall/kit/identity/viewer'

/** Somebody who reads the figures of organizations; only a policy makes one. */
export type MetricsReader = {
  readonly organizationIds: readonly string[]
  readonly checkedBy: 'metrics-policy'
}

const READING: readonly Membership['role'][] = ['owner', 'editor', 'reader']

/** Members who do not review: how others scored is hidden from who has yet to score. */
export function asMetricsReader(viewer: Viewer): Result<MetricsReader, Problem> {
  if (viewer.kind !== 'user') return err(notSignedIn())
  const organizationIds = viewer.memberships
    .filter(({ role }) => READING.includes(role))
    .map(({ organizationId }) => organizationId)
  if (organizationIds.length === 0)
    return err(
      forbidden('Only an owner, editor or reader of an organization sees its figures'),
    )
  return ok({ organizationIds, checkedBy: 'metrics-policy' })
}
