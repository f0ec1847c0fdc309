import { isUuid } from '@landfall/kit/core/ids'
import { notFound, type NotFound } from '@landfall/kit/core/problems'
import type { Stores } from '../../stores.ts'
import type { Actor } from '../account/account.policy.ts'
import type { MemberActor } from './organization.policy.ts'

/**
 * The caller with their role in an organisation as the database has it now: a viewer may be seconds
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

/** Who is no member is told the same as when there were no such organisation. */
export function notMember(): { ok: false; error: NotFound } {
  return { ok: false, error: notFound('organization') }
}
