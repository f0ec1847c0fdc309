import type { Clock } from '@landfall/kit/core/clock'
import { forbidden, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Caller } from '@landfall/kit/identity/viewer'
import { parseInput } from '../../parse-input.ts'
import type { Stores, Transaction } from '../../stores.ts'
import { publishViewerChanged } from '../account/account.events.ts'
import { notMember, roleOfCaller } from './find-as-member.ts'
import { publishOrganization } from './organization.event.ts'
import { updateOrganizationInput } from './organization.input.ts'
import { mayManage } from './organization.policy.ts'
import { withFacts, type Organization, type OrganizationFacts } from './organization.ts'

type Deps = { unitOfWork: UnitOfWork<Stores>; stores: Stores; clock: Clock }

/** Changes an organisation's facts; owners only. A new name has to be verified again. */
export function makeUpdateOrganization({ unitOfWork, stores, clock }: Deps) {
  return async (
    caller: Caller,
    input: { id: string },
  ): Promise<Result<Organization, Problem>> => {
    const found = await roleOfCaller(stores, caller.viewer, input.id)
    if (!found.ok) return found
    const { userId, role } = found.value
    if (role !== null && !mayManage(role)) return err(forbidden())
    const parsed = parseInput(updateOrganizationInput, input)
    if (!parsed.ok) return parsed
    if (role === null) return notMember()
    const given = Object.entries(parsed.value).filter(([, value]) => value !== undefined)
    const facts = Object.fromEntries(given) as Partial<OrganizationFacts>
    return unitOfWork(async (tx) => {
      const now = clock.now()
      const before = await tx.organizations.lock(input.id)
      if (!before) return notMember()
      // Again, under the lock: an owner may have been demoted meanwhile.
      if (!mayManage(await tx.members.roleOf(input.id, userId))) return err(forbidden())
      const after = withFacts(before, facts, now)
      await tx.organizations.update(after, now)
      await publishOrganization(tx.outbox, 'updated', after)
      await tellMembers(tx, after.id, now)
      await tx.audit.add({
        action: 'organization.updated',
        actorId: userId,
        subjectId: after.id,
        details: { verification: after.verification },
        requestId: caller.requestId,
        at: now,
      })
      return ok(after)
    })
  }
}

/** A member's viewer carries the organisation's name and whether it is verified. */
export async function tellMembers(
  tx: Transaction,
  organizationId: string,
  now: Date,
): Promise<void> {
  const members = await tx.members.listOf([organizationId])
  // In one order everywhere, so that two organisations with the same people can't deadlock.
  for (const userId of members.map((member) => member.userId).toSorted()) {
    await publishViewerChanged(tx, userId, now)
  }
}
