import { consumes } from '@landfall/kit/messaging/consumers'
import { DatesChanged } from '@landfall/proto-events/immigration/dates-changed.v1'
import type { Stores } from '../stores.ts'

/** Keeps the days of a student's status for the private calendar. */
export const onImmigrationDatesChanged = consumes<typeof DatesChanged.schema, Stores>(
  DatesChanged,
  ({ data: { studentId, dates }, aggregateversion: version, time }, { immigrationDates }) =>
    immigrationDates.keepNewest({ studentId, dates, version, toldAt: new Date(time) }),
  { from: 'beginning' },
)
