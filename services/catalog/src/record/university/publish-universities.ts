import { OrganizationUniversityTold } from '@landfall/proto-events/catalog/organization-university-told.v1'
import type { Outbox } from '@landfall/kit/transaction/outbox'
import type { NamedUniversity } from '../organization/organization-university.store.ts'
import type { University } from './university.ts'

/** Publishes for identity the website of each of these organizations' universities. */
export async function publishUniversities(
  outbox: Outbox,
  named: readonly NamedUniversity[],
  universities: ReadonlyMap<string, Pick<University, 'website' | 'version'>>,
): Promise<void> {
  const events = named.flatMap(({ organizationId, universityId }) => {
    const university = universities.get(universityId)
    if (university === undefined) return []
    const { website, version } = university
    const data = { organizationId, universityId, website }
    return [{ aggregateId: organizationId, version, data }]
  })
  await outbox.publishAll(OrganizationUniversityTold, events)
}
