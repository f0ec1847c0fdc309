import { consumes } from '@landfall/kit/messaging/consumers'
import { SavedScholarshipCreated } from '@landfall/proto-events/applications/saved-scholarship-created.v1'
import { SavedScholarshipRemoved } from '@landfall/proto-events/applications/saved-scholarship-removed.v1'
import { SavedScholarshipUpdated } from '@landfall/proto-events/applications/saved-scholarship-updated.v1'
import type { Stores } from '../stores.ts'

type SavedEvent =
  | typeof SavedScholarshipCreated
  | typeof SavedScholarshipUpdated
  | typeof SavedScholarshipRemoved

const keeps = (event: SavedEvent, isRemoved: boolean) =>
  consumes<typeof SavedScholarshipCreated.schema, Stores>(
    event,
    ({ data, aggregateversion: version }, { savedAwards }) =>
      savedAwards.keepNewest({ ...data, version, isRemoved }),
    { from: 'beginning' },
  )

/** Keep the scholarships that each student has saved; an older version changes nothing. */
export const onSavedScholarship = [
  keeps(SavedScholarshipCreated, false),
  keeps(SavedScholarshipUpdated, false),
  keeps(SavedScholarshipRemoved, true),
]
