import { consumes } from '@landfall/kit/messaging/consumers'
import { OrganizationUniversityTold } from '@landfall/proto-events/catalog/organization-university-told.v1'
import { followUniversity } from '../modules/organization/follow-university.ts'
import type { Stores } from '../stores.ts'

/** Keeps the website of an organization's university, at whose mail domain members may prove to read mail. */
export const onOrganizationUniversityTold = consumes<
  typeof OrganizationUniversityTold.schema,
  Stores
>(
  OrganizationUniversityTold,
  ({ data, aggregateversion: version }, tx) => followUniversity(tx, { ...data, version }),
  { from: 'beginning' },
)
