import type { Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import { conflict, forbidden, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Stores } from '../../stores.ts'
import { publishViewerChanged } from '../account/account.events.ts'
import type { NotifyAdmins } from '../notice/notify-admins.ts'
import { publishMembers, publishOrganization } from './organization.event.ts'
import type { CreateOrganizationInput } from './organization.input.ts'
import type { Founder } from './organization.policy.ts'
import { tellOfWaiting } from './tell-of-waiting.ts'
import { NO_UNIVERSITY_KNOWN, type Organization } from './organization.ts'

type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock; notifyAdmins: NotifyAdmins }

/** Makes the organization that a donor or university account acts for; it waits for an admin. */
export function makeCreateOrganization({ unitOfWork, clock, notifyAdmins }: Deps) {
  return async (
    { viewer: { userId }, kind, requestId }: Founder,
    { kind: wished, ...facts }: CreateOrganizationInput,
  ): Promise<Result<Organization, Problem>> => {
    if (wished && wished !== kind) {
      return err(forbidden(`A ${kind} account cannot create a ${wished} organization.`))
    }
    const now = clock.now()
    const organization: Organization = {
      id: newId(),
      kind,
      name: facts.name,
      organizationType: facts.organizationType ?? null,
      country: facts.country ?? null,
      website: facts.website ?? null,
      description: facts.description ?? null,
      universityId: facts.universityId ?? null,
      ...NO_UNIVERSITY_KNOWN,
      verification: 'pending',
      declineReason: null,
      requestedAt: now,
      verifiedAt: null,
      version: 1,
      createdAt: now,
    }
    return unitOfWork(async (tx) => {
      // Changing the account's row makes a second, simultaneous call wait for this one.
      await publishViewerChanged(tx, userId, now)
      const memberships = await tx.members.membershipsOf(userId)
      if (memberships.some(({ role }) => role === 'owner')) {
        return err(conflict('You already have an organization.'))
      }
      await tx.organizations.insert(organization)
      await tx.members.insert(organization.id, { userId, role: 'owner', joinedAt: now })
      await publishOrganization(tx.outbox, 'created', organization)
      await publishMembers(tx, organization.id)
      await tellOfWaiting(tx, notifyAdmins, organization)
      await tx.audit.add({
        action: 'organization.created',
        actorId: userId,
        subjectId: organization.id,
        requestId,
        at: now,
      })
      return ok(organization)
    })
  }
}
