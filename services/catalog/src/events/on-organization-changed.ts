import { type Consumer, consumes } from '@landfall/kit/messaging/consumers'
import { OrganizationCreated } from '@landfall/proto-events/identity/organization-created.v1'
import { OrganizationDeclined } from '@landfall/proto-events/identity/organization-declined.v1'
import { OrganizationUpdated } from '@landfall/proto-events/identity/organization-updated.v1'
import { OrganizationVerified } from '@landfall/proto-events/identity/organization-verified.v1'
import type { CatalogStores } from '../composition/stores.ts'
import { closeOfOwner } from '../record/scholarship/close-of-owner.ts'
import { publishUniversities } from '../record/university/publish-universities.ts'

const events = [
  OrganizationCreated,
  OrganizationUpdated,
  OrganizationVerified,
  OrganizationDeclined,
] as const

/**
 * Keeps which university an organization is and whether it is verified, as only verified ones may publish, and
 * publishes the university's website to identity. Closes the open listings of a declined organization. All four
 * events carry the same payload, and an older version changes nothing, so order does not matter.
 */
export const onOrganizationChanged: Consumer<CatalogStores>[] = events.map((event) =>
  consumes<typeof event.schema, CatalogStores>(
    event,
    async ({ data, aggregateversion: version, time }, tx) => {
      const { organizationId, kind, verification } = data
      const universityId = kind === 'university' ? data.universityId : null
      const told = { organizationId, version, universityId, verification }
      const isNow = await tx.organizationUniversities.upsertUnlessOlder(told)
      if (isNow && verification === 'declined')
        await closeOfOwner(tx, organizationId, new Date(time))
      if (!isNow || universityId === null) return
      const found = await tx.universities.findByIds([universityId])
      await publishUniversities(tx.outbox, [{ organizationId, universityId }], found)
    },
    { from: 'beginning' },
  ),
)
