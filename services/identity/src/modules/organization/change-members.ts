import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { conflict, forbidden, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Stores, Transaction } from '../../stores.ts'
import { publishViewerChanged } from '../account/account.events.ts'
import { notMember } from './member-actor.ts'
import { publishMembers } from './organization.event.ts'
import type { ChangeMemberRoleInput, RemoveMemberInput } from './organization.input.ts'
import { mayManage, mayRemove, type MemberActor } from './organization.policy.ts'
import { isLastOwner, type MemberRole, type Organization } from './organization.ts'

type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }
type Outcome = Result<Organization, Problem>

const needsOwner = () => err(conflict('An organization needs at least one owner.'))

/** Gives a member another role; owners only. */
export function makeChangeMemberRole({ unitOfWork, clock }: Deps) {
  return async (
    actor: MemberActor,
    { userId, role }: ChangeMemberRoleInput,
  ): Promise<Outcome> => {
    if (actor.role === null) return notMember()
    return unitOfWork((tx) =>
      changeMember(tx, actor, userId, clock.now(), {
        action: 'member.role-changed',
        isAllowed: mayManage,
        takesOwnership: role !== 'owner',
        apply: () => tx.members.setRole(actor.organizationId, userId, role),
        details: { role },
      }),
    )
  }
}

/** Removes a member: owners may remove anybody, everybody themselves. */
export function makeRemoveMember({ unitOfWork, clock }: Deps) {
  return async (actor: MemberActor, { userId }: RemoveMemberInput): Promise<Outcome> => {
    if (actor.role === null) return notMember()
    const isOneself = actor.viewer.userId === userId
    return unitOfWork((tx) =>
      changeMember(tx, actor, userId, clock.now(), {
        action: 'member.removed',
        isAllowed: (current) => mayRemove(current, isOneself),
        takesOwnership: true,
        apply: () => tx.members.remove(actor.organizationId, userId),
        details: {},
      }),
    )
  }
}

type Change = {
  action: 'member.role-changed' | 'member.removed'
  isAllowed: (role: MemberRole) => boolean
  takesOwnership: boolean
  apply: () => Promise<void>
  details: Record<string, string>
}

async function changeMember(
  tx: Transaction,
  { viewer, organizationId, requestId }: MemberActor,
  userId: string,
  now: Date,
  { action, isAllowed, takesOwnership, apply, details }: Change,
): Promise<Outcome> {
  // The lock makes two owners who remove each other at once take turns.
  const organization = await tx.organizations.lock(organizationId)
  if (!organization) return notMember()
  const everybody = await tx.members.listOf([organizationId])
  // Again, now that nobody else changes members: the caller may have lost the role meanwhile.
  const actor = everybody.find((member) => member.userId === viewer.userId)
  if (!actor) return notMember()
  if (!isAllowed(actor.role)) return err(forbidden())
  const members = isUuid(userId) ? everybody : []
  if (!members.some((member) => member.userId === userId)) return err(notFound('member'))
  if (takesOwnership) {
    const staying = await tx.members.listOfStaying(organizationId, userId)
    if (isLastOwner(staying, userId)) return needsOwner()
    await tx.invitations.endThoseOf(organizationId, userId)
  }
  await apply()
  await publishViewerChanged(tx, userId, now)
  await publishMembers(tx, organizationId)
  await tx.audit.add({
    action,
    actorId: viewer.userId,
    subjectId: organizationId,
    details: { userId, ...details },
    requestId,
    at: now,
  })
  return ok(organization)
}
