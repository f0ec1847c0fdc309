import { consumes } from '@landfall/kit/messaging/consumers'
import { PreparationChanged } from '@landfall/proto-events/applications/preparation-changed.v1'
import type { Stores } from '../stores.ts'

/** Keeps each student's steps for each award; an older version changes nothing. */
export const onPreparationChanged = consumes<typeof PreparationChanged.schema, Stores>(
  PreparationChanged,
  ({ data, aggregateversion: version }, { preparations }) =>
    preparations.keepNewest({ ...data, version }),
  { from: 'beginning' },
)
