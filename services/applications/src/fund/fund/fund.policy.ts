import { forbidden, notFound, notSignedIn, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Membership, Viewer } from '@landfall/kit/identity/viewer'

/** Somebody who acts for organizations that have funds; only a policy makes one. */
export type FunderRef = {
  readonly userId: string
  /** The organizations for which they may do this. */
  readonly organizationIds: readonly string[]
  readonly checkedBy: 'fund-policy'
}

const READING: readonly Membership['role'][] = ['owner', 'editor', 'reader']
const CHANGING: readonly Membership['role'][] = ['owner', 'editor']

/** Checks who may read a fund and its ledger: members who are not reviewers. */
export function asFundReader(viewer: Viewer): Result<FunderRef, Problem> {
  return asMember(
    viewer,
    READING,
    'Only an owner, editor or reader of an organization can see its funds',
  )
}

/** Checks who may change a fund. An organization that is not verified yet may, too: it has no applications to pay for. */
export function asFundKeeper(viewer: Viewer): Result<FunderRef, Problem> {
  return asMember(
    viewer,
    CHANGING,
    'Only an owner or editor of an organization can change its funds',
  )
}

/** Another organization's fund looks like no fund. */
export function keeps(
  { organizationIds }: FunderRef,
  organizationId: string,
): Result<null, Problem> {
  return organizationIds.includes(organizationId) ? ok(null) : err(notFound('organization'))
}

function asMember(
  viewer: Viewer,
  roles: readonly Membership['role'][],
  words: string,
): Result<FunderRef, Problem> {
  if (viewer.kind !== 'user') return err(notSignedIn())
  const organizationIds = viewer.memberships
    .filter(({ role }) => roles.includes(role))
    .map(({ organizationId }) => organizationId)
  if (organizationIds.length === 0) return err(forbidden(words))
  return ok({ userId: viewer.userId, organizationIds, checkedBy: 'fund-policy' })
}
