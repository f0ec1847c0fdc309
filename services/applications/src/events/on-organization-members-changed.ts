import { consumes } from '@landfall/kit/messaging/consumers'
import { OrganizationMembersChanged } from '@landfall/proto-events/identity/organization-members-changed.v1'
import type { Stores } from '../stores.ts'

/**
 * Keeps who can be assigned applications and who leads a review; an older version changes nothing. An organization
 * whose last member has left, which nobody can join anymore, gets no more webhooks.
 */
export const onOrganizationMembersChanged = consumes<
  typeof OrganizationMembersChanged.schema,
  Stores
>(
  OrganizationMembersChanged,
  async ({ data, aggregateversion: version, time }, { memberCopies, webhooks }) => {
    await memberCopies.keepNewest({ ...data, version })
    if (data.members.length === 0)
      await webhooks.disableAll(data.organizationId, new Date(time))
  },
  { from: 'beginning' },
)
