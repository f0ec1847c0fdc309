import { OrganizationCreated } from '@landfall/proto-events/identity/organization-created.v1'
import { OrganizationDeclined } from '@landfall/proto-events/identity/organization-declined.v1'
import { OrganizationUpdated } from '@landfall/proto-events/identity/organization-updated.v1'
import { OrganizationVerified } from '@landfall/proto-events/identity/organization-verified.v1'
import { OrganizationMembersChanged } from '@landfall/proto-events/identity/organization-members-changed.v1'
import type { Outbox } from '@landfall/kit/transaction/outbox'
import type { Transaction } from '../../stores.ts'
import type { Organization } from './organization.ts'

const definitions = {
  created: OrganizationCreated,
  updated: OrganizationUpdated,
  verified: OrganizationVerified,
  declined: OrganizationDeclined,
}

/** Tells the other services what has happened to an organization, and how it stands now. */
export async function publishOrganization(
  outbox: Outbox,
  what: keyof typeof definitions,
  organization: Organization,
): Promise<void> {
  const { id, version, name, kind, verification, country, universityId } = organization
  const data = { organizationId: id, name, kind, verification, country, universityId }
  await outbox.publish(definitions[what], { aggregateId: id, version, data })
}

/**
 * Tells the other services who acts for an organization, after every change of that.
 * @param o nothing has changed where the present state is told again
 */
export async function publishMembers(
  { organizations, members, outbox }: Transaction,
  organizationId: string,
  o = { isChanged: true },
): Promise<void> {
  const version = await organizations.membersVersion(organizationId, o)
  const all = await members.listOf([organizationId])
  const data = {
    organizationId,
    members: all.map(({ userId, role }) => ({ userId, role })),
  }
  await outbox.publish(OrganizationMembersChanged, {
    aggregateId: organizationId,
    version,
    data,
  })
}
