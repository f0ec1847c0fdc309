import { consumes } from '@landfall/kit/messaging/consumers'
import { ApplicationStateChanged } from '@landfall/proto-events/applications/application-state-changed.v1'
import type { Stores } from '../stores.ts'

/** Keeps how far each application is; an older version changes nothing. */
export const onApplicationStateChanged = consumes<
  typeof ApplicationStateChanged.schema,
  Stores
>(
  ApplicationStateChanged,
  async ({ data, aggregateversion: version }, { applicationStates }) => {
    const { applicationId: id, studentId, scholarshipId, to: state } = data
    await applicationStates.keepNewest({ id, studentId, scholarshipId, version, state })
  },
  { from: 'beginning' },
)
