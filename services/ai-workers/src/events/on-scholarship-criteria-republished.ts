import { consumes } from '@landfall/kit/messaging/consumers'
import { ScholarshipCriteriaRepublished } from '@landfall/proto-events/catalog/scholarship-criteria-republished.v1'
import type { Stores } from '../stores.ts'

/** Stores one page of the whole catalog; newer versions here stay. */
export const onScholarshipCriteriaRepublished = consumes<
  typeof ScholarshipCriteriaRepublished.schema,
  Stores
>(
  ScholarshipCriteriaRepublished,
  async ({ data, time }, { listings, catalogTellings }) => {
    await listings.keepNewest(data.listings, new Date(time), 'taken')
    await catalogTellings.hearPage(data)
  },
  { from: 'beginning' },
)
