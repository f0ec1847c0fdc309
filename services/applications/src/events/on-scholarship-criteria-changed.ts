import { consumes } from '@landfall/kit/messaging/consumers'
import { ScholarshipCriteriaChanged } from '@landfall/proto-events/catalog/scholarship-criteria-changed.v1'
import type { Stores } from '../stores.ts'
import { requirementsOf } from '../student/listing-requirements/listing-requirements.ts'

/** Keeps the newest of what each scholarship asks; order and repetition do not matter. */
export const onScholarshipCriteriaChanged = consumes<
  typeof ScholarshipCriteriaChanged.schema,
  Stores
>(
  ScholarshipCriteriaChanged,
  async ({ data }, { listingRequirements }) => {
    await listingRequirements.keepNewest([requirementsOf(data)])
  },
  { from: 'beginning' },
)
