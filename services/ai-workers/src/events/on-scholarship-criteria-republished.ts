import { consumes } from '@landfall/kit/messaging/consumers'
import { ScholarshipCriteriaRepublished } from '@landfall/proto-events/catalog/scholarship-criteria-republished.v1'
import type { Stores } from '../stores.ts'

/** Takes in one page of the whole catalog; what is newer here stays. */
export const onScholarshipCriteriaRepublished = consumes<
  typeof ScholarshipCriteriaRepublished.schema,
  Stores
>(
  ScholarshipCriteriaRepublished,
  async ({ data, time }, { listings, catalogueTellings }) => {
    await listings.keepNewest(data.listings, new Date(time), 'taken')
    await catalogueTellings.hearPage(data)
  },
  { from: 'beginning' },
)
