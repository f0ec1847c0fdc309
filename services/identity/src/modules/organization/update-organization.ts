import type { Clock } from '@landfall/kit/core/clock'
import type { Problem } from '@landfall/kit/core/problems'
import { ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Stores, Transaction } from '../../stores.ts'
import { publishViewerChanged } from '../account/account.events.ts'
import type { NotifyAdmins } from '../notice/notify-admins.ts'
import { lockAsManager, notMember } from './member-actor.ts'
import { publishOrganization } from './organization.event.ts'
import type { UpdateOrganizationInput } from './organization.input.ts'
import type { MemberActor } from './organization.policy.ts'
import { tellOfWaiting } from './tell-of-waiting.ts'
import { withFacts, type Organization, type OrganizationFacts } from './organization.ts'

type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock; notifyAdmins: NotifyAdmins }

/** Changes an organization's facts; owners only. A new name has to be verified again. */
export function makeUpdateOrganization({ unitOfWork, clock, notifyAdmins }: Deps) {
  return async (
    { viewer: { userId }, organizationId, role, requestId }: MemberActor,
    input: UpdateOrganizationInput,
  ): Promise<Result<Organization, Problem>> => {
    if (role === null) return notMember()
    const given = Object.entries(input).filter(([, value]) => value !== undefined)
    const facts = Object.fromEntries(given) as Partial<OrganizationFacts>
    return unitOfWork(async (tx) => {
      const now = clock.now()
      const managed = await lockAsManager(tx, { organizationId, userId })
      if (!managed.ok) return managed
      const before = managed.value
      const after = withFacts(before, facts, now)
      await tx.organizations.update(after, now)
      await publishOrganization(tx.outbox, 'updated', after)
      await publishMembersChanged(tx, after.id, now)
      if (before.verification !== 'pending' && after.verification === 'pending')
        await tellOfWaiting(tx, notifyAdmins, after)
      await tx.audit.add({
        action: 'organization.updated',
        actorId: userId,
        subjectId: after.id,
        details: { verification: after.verification },
        requestId,
        at: now,
      })
      return ok(after)
    })
  }
}

/** A member's viewer carries the organization's name and whether it is verified. */
export async function publishMembersChanged(
  tx: Transaction,
  organizationId: string,
  now: Date,
): Promise<void> {
  const members = await tx.members.listOf([organizationId])
  // In one order everywhere, so that two organizations with the same people can't deadlock.
  for (const userId of members.map((member) => member.userId).toSorted()) {
    await publishViewerChanged(tx, userId, now)
  }
}
