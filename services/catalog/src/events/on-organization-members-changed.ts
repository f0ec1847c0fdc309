import { consumes } from '@landfall/kit/messaging/consumers'
import { OrganizationMembersChanged } from '@landfall/proto-events/identity/organization-members-changed.v1'
import type { CatalogStores } from '../composition/stores.ts'
import { closeOfOwner } from '../record/scholarship/close-of-owner.ts'

/**
 * Closes an organization's open listings once its last member has left. Nobody can join it anymore, so neither order
 * nor repetition matters.
 */
export const onOrganizationMembersChanged = consumes<
  typeof OrganizationMembersChanged.schema,
  CatalogStores
>(
  OrganizationMembersChanged,
  async ({ data: { organizationId, members }, time }, tx) => {
    if (members.length > 0) return
    await tx.organizationUniversities.markDeserted(organizationId)
    await closeOfOwner(tx, organizationId, new Date(time))
  },
  { from: 'beginning' },
)
