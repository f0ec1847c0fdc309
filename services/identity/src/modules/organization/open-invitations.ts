import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Stores } from '../../stores.ts'
import type { Invitation } from './invitation.store.ts'
import { lockAsManager, notMember } from './member-actor.ts'
import type { CancelInvitationInput } from './organization.input.ts'
import type { MemberActor } from './organization.policy.ts'

/** Whom an organization has invited, as long as they can still accept; owners only. The newest first. */
export function makeListOpenInvitations(o: { stores: Stores; clock: Clock }) {
  return async ({
    organizationId,
    role,
  }: MemberActor): Promise<Result<Invitation[], Problem>> =>
    role === null
      ? notMember()
      : ok(await o.stores.invitations.listOpen(organizationId, o.clock.now()))
}

/** Takes an invitation back, so that its link opens nothing anymore; owners only. */
export function makeCancelInvitation(o: { unitOfWork: UnitOfWork<Stores>; clock: Clock }) {
  return async (
    { viewer: { userId }, organizationId, role, requestId }: MemberActor,
    { invitationId }: CancelInvitationInput,
  ): Promise<Result<Invitation, Problem>> => {
    if (role === null) return notMember()
    return o.unitOfWork<Result<Invitation, Problem>>(async (tx) => {
      // Before its invitations, as when somebody accepts one.
      const managed = await lockAsManager(tx, { organizationId, userId })
      if (!managed.ok) return managed
      const at = o.clock.now()
      const canceled = isUuid(invitationId)
        ? await tx.invitations.cancel(organizationId, invitationId, at)
        : null
      if (!canceled) return err(notFound('invitation'))
      await tx.audit.add({
        action: 'member.invitation-canceled',
        actorId: userId,
        subjectId: organizationId,
        details: { role: canceled.role },
        requestId,
        at,
      })
      return ok(canceled)
    })
  }
}
