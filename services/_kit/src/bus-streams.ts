import {
  DiscardPolicy,
  JetStreamApiError,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream'
import type { JetStreamManager, StreamConfig } from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'

const dayMs = 24 * 3600 * 1000

/** How long a fact stays in its stream; a reader that was away for longer asks for a republish. */
export const eventsKeptMs = 14 * dayMs

export const deadLetterStream = 'LANDFALL_DEAD'

/** `landfall.identity.student.saved.v1` → `identity`. */
export function publisherOf(type: string): string {
  const publisher = type.split('.')[1]
  if (publisher === undefined) throw new Error(`"${type}" is not an event's type`)
  return publisher
}

/** `donors-content` → `LANDFALL_DONORS_CONTENT`. */
export function streamOf(publisher: string): string {
  return `LANDFALL_${publisher.toUpperCase().replaceAll('-', '_')}`
}

export function deadLetterSubject(service: string, type: string): string {
  return `landfall-dead.${service}.${type}`
}

/** One stream per publishing service. Any process may make it; all say the same. */
export async function ensureStream(
  manager: JetStreamManager,
  publisher: string,
  replicas = 1,
): Promise<void> {
  await ensure(manager, {
    name: streamOf(publisher),
    subjects: [`landfall.${publisher}.>`],
    max_age: nanos(eventsKeptMs),
    num_replicas: replicas,
  })
}

/** Events that a consumer gave up, with the reason. */
export async function ensureDeadLetterStream(
  manager: JetStreamManager,
  replicas = 1,
): Promise<void> {
  await ensure(manager, {
    name: deadLetterStream,
    subjects: ['landfall-dead.>'],
    max_age: nanos(90 * dayMs),
    num_replicas: replicas,
  })
}

type Wanted = Pick<StreamConfig, 'name' | 'subjects' | 'max_age' | 'num_replicas'>

async function ensure(manager: JetStreamManager, wanted: Wanted): Promise<void> {
  const config = {
    ...wanted,
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    discard: DiscardPolicy.Old,
    // Longer than any relay waits between two tries; the inbox catches what comes later.
    duplicate_window: nanos(10 * 60 * 1000),
  }
  const nameInUse = 10058
  try {
    await manager.streams.add(config)
  } catch (error) {
    if (!(error instanceof JetStreamApiError) || error.code !== nameInUse) throw error
    const { retention: _, storage: __, ...changeable } = config
    await manager.streams.update(wanted.name, changeable)
  }
}
