import { consumes } from '@landfall/kit/messaging/consumers'
import type { Consumer } from '@landfall/kit/messaging/consumers'
import { ScholarshipMerged } from '@landfall/proto-events/catalog/scholarship-merged.v1'
import { ScholarshipUnmerged } from '@landfall/proto-events/catalog/scholarship-unmerged.v1'
import { followMerge, followUnmerge } from '../savers.ts'
import type { Stores } from '../stores.ts'

/** What students saved goes with a merge of the catalogue, and comes back when it is undone. */
export const onScholarshipMerged: Consumer<Stores>[] = [
  consumes<typeof ScholarshipMerged.schema, Stores>(
    ScholarshipMerged,
    ({ data, aggregateversion, time }, stores) =>
      followMerge(stores, { ...data, version: aggregateversion }, new Date(time)),
    { from: 'beginning' },
  ),
  consumes<typeof ScholarshipUnmerged.schema, Stores>(
    ScholarshipUnmerged,
    ({ data, aggregateversion, time }, stores) =>
      followUnmerge(stores, { ...data, version: aggregateversion }, new Date(time)),
    { from: 'beginning' },
  ),
]
