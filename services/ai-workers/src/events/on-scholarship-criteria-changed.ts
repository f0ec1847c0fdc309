import { consumes } from '@landfall/kit/messaging/consumers'
import { ScholarshipCriteriaChanged } from '@landfall/proto-events/catalog/scholarship-criteria-changed.v1'
import type { Stores } from '../stores.ts'

/** Keeps the newest version of each listing; order and repetition do not matter. */
export const onScholarshipCriteriaChanged = consumes<
  typeof ScholarshipCriteriaChanged.schema,
  Stores
>(
  ScholarshipCriteriaChanged,
  async ({ data, time }, { listings }) => {
    await listings.keepNewest([data], new Date(time))
  },
  { from: 'beginning' },
)
