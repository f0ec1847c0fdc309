import { isUuid } from '@landfall/kit/core/ids'
import {
  notFound,
  notSignedIn,
  type NotFound,
  type NotSignedIn,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Viewer } from '@landfall/kit/identity/viewer'
import type { Stores } from '../../stores.ts'
import type { MemberRole } from './organization.ts'

/**
 * The caller's role in an organisation as the database has it now: a viewer may be seconds old,
 * too old to decide who lets others in. Null for somebody who is no member.
 */
export async function roleOfCaller(
  stores: Stores,
  viewer: Viewer,
  organizationId: string,
): Promise<Result<{ userId: string; role: MemberRole | null }, NotSignedIn>> {
  if (viewer.kind !== 'user') return err(notSignedIn())
  const { userId } = viewer
  const role = isUuid(organizationId)
    ? await stores.members.roleOf(organizationId, userId)
    : null
  return ok({ userId, role })
}

/** Who is no member is told the same as when there were no such organisation. */
export function notMember(): { ok: false; error: NotFound } {
  return err(notFound('organization'))
}
