import { consumes } from '@landfall/kit/messaging/consumers'
import { ScholarshipCriteriaRepublished } from '@landfall/proto-events/catalog/scholarship-criteria-republished.v1'
import type { Stores } from '../stores.ts'
import { requirementsOf } from '../student/listing-requirements/listing-requirements.ts'

/** Takes in one page of what the whole catalogue asks; what is newer here stays. */
export const onScholarshipCriteriaRepublished = consumes<
  typeof ScholarshipCriteriaRepublished.schema,
  Stores
>(
  ScholarshipCriteriaRepublished,
  async ({ data }, { listingRequirements }) => {
    await listingRequirements.keepNewest(data.listings.map(requirementsOf), 'taken')
    await listingRequirements.hearPage(data)
  },
  { from: 'beginning' },
)
