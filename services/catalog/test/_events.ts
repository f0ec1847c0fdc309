import { randomUUID } from 'node:crypto'
import { makeEnvelope } from '@landfall/proto-events'
import { CatalogueCopyRequested } from '@landfall/proto-events/ai-workers/catalogue-copy-requested.v1'

/** Somebody misses a copy; one request may come as several events. */
export function copyRequested(requestId: string, eventId: string = randomUUID()) {
  return makeEnvelope(CatalogueCopyRequested, {
    id: eventId,
    aggregateId: requestId,
    version: 1,
    time: new Date(),
    data: { requestId },
  })
}
