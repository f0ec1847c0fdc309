import { consumes } from '@landfall/kit/messaging/consumers'
import { OrganizationMembersChanged } from '@landfall/proto-events/identity/organization-members-changed.v1'
import type { Stores } from '../stores.ts'

/** Keeps who can be assigned applications and who leads a review; an older version changes nothing. */
export const onOrganizationMembersChanged = consumes<
  typeof OrganizationMembersChanged.schema,
  Stores
>(
  OrganizationMembersChanged,
  async ({ data, aggregateversion: version }, { memberCopies }) => {
    await memberCopies.keepNewest({ ...data, version })
  },
  { from: 'beginning' },
)
