import { consumes } from '@landfall/kit/messaging/consumers'
import { ScholarshipCriteriaChanged } from '@landfall/proto-events/catalog/scholarship-criteria-changed.v1'
import { followScholarships } from '../student/preparation/follow-scholarship.ts'
import type { Stores } from '../stores.ts'
import { requirementsOf } from '../student/listing-requirements/listing-requirements.ts'

/** Keeps the newest of what each scholarship asks; checklists follow. Order and repetition do not matter. */
export const onScholarshipCriteriaChanged = consumes<
  typeof ScholarshipCriteriaChanged.schema,
  Stores
>(
  ScholarshipCriteriaChanged,
  async ({ data, time }, stores) => {
    const changed = await stores.listingRequirements.keepNewest([requirementsOf(data)])
    await followScholarships(stores, changed, new Date(time))
  },
  { from: 'beginning' },
)
