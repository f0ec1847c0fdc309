import type { Clock } from '@landfall/kit/core/clock'
import type { Forbidden } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Stores } from '../../stores.ts'
import { publishViewerChanged } from '../account/account.events.ts'
import type { Actor } from '../account/account.policy.ts'
import { invalidToken, type InvalidToken } from '../account/account.problems.ts'
import { hashToken } from '@landfall/kit/core/token'
import type { AcceptInvitationInput } from './organization.input.ts'
import { publishMembers } from './organization.event.ts'
import { invitationRefusal, nobodyStays } from './organization.policy.ts'
import { hasOwner, type Organization } from './organization.ts'

type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }

/**
 * Makes the caller a member if their verified address is the invited one. A forwarded link lets nobody
 * else in, and a refused link stays usable. While every owner's account waits to be erased, only another
 * owner can join.
 */
export function makeAcceptInvitation({ unitOfWork, clock }: Deps) {
  return (
    { viewer: { userId }, requestId }: Actor,
    input: AcceptInvitationInput,
  ): Promise<Result<Organization, Forbidden | InvalidToken>> =>
    unitOfWork<Result<Organization, Forbidden | InvalidToken>>(async (tx) => {
      const now = clock.now()
      const token = hashToken(input.token)
      const open = await tx.invitations.findOpen(token, now)
      // The organization before its invitations, as when its members are changed.
      const organization = open && (await tx.organizations.lock(open.organizationId))
      const account = open && (await tx.accounts.find(userId))
      const refusal = account && invitationRefusal(account, open.email)
      if (refusal) return err(refusal)
      if (organization && open.role !== 'owner') {
        const staying = await tx.members.listOfStaying(organization.id, userId)
        if (!hasOwner(staying)) return err(nobodyStays(organization.name))
      }
      const invitation = organization && (await tx.invitations.use(token, now))
      if (!invitation) return err(invalidToken('invitation'))
      const { role } = invitation
      const joined = await tx.members.insert(organization.id, {
        userId,
        role,
        joinedAt: now,
      })
      if (joined) {
        await publishViewerChanged(tx, userId, now)
        await publishMembers(tx, organization.id)
        await tx.audit.add({
          action: 'member.joined',
          actorId: userId,
          subjectId: organization.id,
          details: { role },
          requestId,
          at: now,
        })
      }
      return ok(organization)
    })
}
