import { isUuid } from '@landfall/kit/core/ids'
import {
  forbidden,
  notFound,
  type Forbidden,
  type NotFound,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Stores, Transaction } from '../../stores.ts'
import type { Actor } from '../account/account.policy.ts'
import { mayManage, type MemberActor } from './organization.policy.ts'
import type { Organization } from './organization.ts'

/**
 * The caller with their role in an organization as the database has it now: a viewer may be seconds
 * old, too old to decide who lets others in.
 */
export function makeFindAsMember({ stores }: { stores: Stores }) {
  return async (actor: Actor, organizationId: string): Promise<MemberActor> => {
    const { userId } = actor.viewer
    const role = isUuid(organizationId)
      ? await stores.members.roleOf(organizationId, userId)
      : null
    return { ...actor, organizationId, role }
  }
}

/**
 * The organization, locked, for one of its owners. The role is read again under the lock: somebody who was removed
 * meanwhile must not be able to let themselves in. Expected failures: NotFound (no member), Forbidden.
 */
export async function lockAsManager(
  tx: Transaction,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<Result<Organization, NotFound | Forbidden>> {
  const organization = await tx.organizations.lock(organizationId)
  if (!organization) return notMember()
  const role = await tx.members.roleOf(organizationId, userId)
  if (role === null) return notMember()
  return mayManage(role) ? ok(organization) : err(forbidden())
}

/** People who are not members get the same answer as if there were no such organization. */
export function notMember(): { ok: false; error: NotFound } {
  return { ok: false, error: notFound('organization') }
}
