import type { Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import { tooManyRequests, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Stores } from '../../stores.ts'
import { hashToken, newToken } from '@landfall/kit/core/token'
import type { QueueMail } from '../mail/queue-mail.ts'
import type { Throttle } from '../throttle/throttle.ts'
import { lockAsManager, notMember } from './member-actor.ts'
import type { InviteMemberInput } from './organization.input.ts'
import { invitationMail } from './organization.mails.ts'
import type { MemberActor } from './organization.policy.ts'

const VALID_MS = 7 * 86_400_000

type Deps = {
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  throttle: Throttle
  queueMail: QueueMail
  publicUrl: string
}

/** Mails an invitation to act for an organization; owners only. */
export function makeInviteMember(deps: Deps) {
  const { unitOfWork, clock, throttle, queueMail, publicUrl } = deps
  return async (
    { viewer: { userId }, organizationId, role: ownRole, requestId }: MemberActor,
    { email, role }: InviteMemberInput,
  ): Promise<Result<null, Problem>> => {
    if (ownRole === null) return notMember()
    const wait = await throttle.invitation(organizationId)
    if (wait !== null) return err(tooManyRequests(wait))
    return unitOfWork<Result<null, Problem>>(async (tx) => {
      const managed = await lockAsManager(tx, { organizationId, userId })
      if (!managed.ok) return managed
      const organization = managed.value
      const token = newToken()
      const now = clock.now()
      await tx.invitations.insert({
        id: newId(),
        organizationId,
        email,
        role,
        token: hashToken(token),
        invitedBy: userId,
        expiresAt: new Date(now.getTime() + VALID_MS),
        createdAt: now,
      })
      const url = `${publicUrl}/invitations?token=${token}`
      await queueMail(tx, email, invitationMail({ name: organization.name, role }, url))
      await tx.audit.add({
        action: 'member.invited',
        actorId: userId,
        subjectId: organizationId,
        details: { role },
        requestId,
        at: now,
      })
      return ok(null)
    })
  }
}
