import { consumes } from '@landfall/kit/messaging/consumers'
import { ScholarshipCriteriaRepublished } from '@landfall/proto-events/catalog/scholarship-criteria-republished.v1'
import { followScholarships } from '../student/preparation/follow-scholarship.ts'
import type { Stores } from '../stores.ts'
import { requirementsOf } from '../student/listing-requirements/listing-requirements.ts'

/** Takes in one page of what all scholarships ask; newer rows here stay. */
export const onScholarshipCriteriaRepublished = consumes<
  typeof ScholarshipCriteriaRepublished.schema,
  Stores
>(
  ScholarshipCriteriaRepublished,
  async ({ data, time }, stores) => {
    const { listingRequirements, catalogTellings } = stores
    const received = data.listings.map(requirementsOf)
    const changed = await listingRequirements.keepNewest(received, 'taken')
    await followScholarships(stores, changed, new Date(time))
    await catalogTellings.hearPage(data)
  },
  { from: 'beginning' },
)
