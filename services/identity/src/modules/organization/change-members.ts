import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { conflict, forbidden, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Caller } from '@landfall/kit/identity/viewer'
import { parseInput } from '../../parse-input.ts'
import type { Stores, Transaction } from '../../stores.ts'
import { publishViewerChanged } from '../account/account.events.ts'
import { notMember, roleOfCaller } from './find-as-member.ts'
import { changeMemberRoleInput } from './organization.input.ts'
import { mayManage, mayRemove } from './organization.policy.ts'
import { isLastOwner, type MemberRole, type Organization } from './organization.ts'

type Deps = { unitOfWork: UnitOfWork<Stores>; stores: Stores; clock: Clock }
type Target = { organizationId: string; userId: string }
type Outcome = Result<Organization, Problem>

const needsOwner = () => err(conflict('An organization needs at least one owner.'))

/** Gives a member another role; owners only. */
export function makeChangeMemberRole({ unitOfWork, stores, clock }: Deps) {
  return async (caller: Caller, input: Target): Promise<Outcome> => {
    const found = await roleOfCaller(stores, caller.viewer, input.organizationId)
    if (!found.ok) return found
    if (found.value.role !== null && !mayManage(found.value.role)) return err(forbidden())
    const parsed = parseInput(changeMemberRoleInput, input)
    if (!parsed.ok) return parsed
    if (found.value.role === null) return notMember()
    const { role } = parsed.value
    return unitOfWork((tx) =>
      changeMember(tx, caller, input, clock.now(), {
        action: 'member.role-changed',
        isAllowed: mayManage,
        takesOwnership: role !== 'owner',
        apply: () => tx.members.setRole(input.organizationId, input.userId, role),
        details: { role },
      }),
    )
  }
}

/** Takes a member out: owners anybody, everybody themselves. */
export function makeRemoveMember({ unitOfWork, stores, clock }: Deps) {
  return async (caller: Caller, input: Target): Promise<Outcome> => {
    const found = await roleOfCaller(stores, caller.viewer, input.organizationId)
    if (!found.ok) return found
    const { role, userId } = found.value
    if (role !== null && !mayRemove(role, userId === input.userId)) return err(forbidden())
    if (role === null) return notMember()
    return unitOfWork((tx) =>
      changeMember(tx, caller, input, clock.now(), {
        action: 'member.removed',
        isAllowed: (current) => mayRemove(current, userId === input.userId),
        takesOwnership: true,
        apply: () => tx.members.remove(input.organizationId, input.userId),
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
  caller: Caller,
  { organizationId, userId }: Target,
  now: Date,
  { action, isAllowed, takesOwnership, apply, details }: Change,
): Promise<Outcome> {
  // The lock makes two owners who remove each other at once take turns.
  const organization = await tx.organizations.lock(organizationId)
  if (!organization) return notMember()
  const everybody = await tx.members.listOf([organizationId])
  const actorId = caller.viewer.kind === 'user' ? caller.viewer.userId : null
  // Again, now that nobody else changes members: the caller may have lost the role meanwhile.
  const actor = everybody.find((member) => member.userId === actorId)
  if (!actor) return notMember()
  if (!isAllowed(actor.role)) return err(forbidden())
  const members = isUuid(userId) ? everybody : []
  if (!members.some((member) => member.userId === userId)) return err(notFound('member'))
  if (takesOwnership && isLastOwner(members, userId)) return needsOwner()
  if (takesOwnership) await tx.invitations.endThoseOf(organizationId, userId)
  await apply()
  await publishViewerChanged(tx, userId, now)
  await tx.audit.add({
    action,
    actorId,
    subjectId: organizationId,
    details: { userId, ...details },
    requestId: caller.requestId,
    at: now,
  })
  return ok(organization)
}
