import { consumes } from '@landfall/kit/messaging/consumers'
import { OrganizationMembersChanged } from '@landfall/proto-events/identity/organization-members-changed.v1'
import type { CatalogStores } from '../composition/stores.ts'
import { closeOfOwner } from '../record/scholarship/close-of-owner.ts'

/**
 * Closes what an organization has open once its last member is gone. Nobody can join it anymore, so neither order
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
