import { randomUUID } from 'node:crypto'
import { type EventDefinition, makeEnvelope } from '@landfall/proto-events'

/** A service requests a copy; one request may come as several events. */
export function copyRequested(
  event: EventDefinition,
  requestId: string,
  eventId: string = randomUUID(),
) {
  return makeEnvelope(event, {
    id: eventId,
    aggregateId: requestId,
    version: 1,
    time: new Date(),
    data: { requestId },
  })
}
