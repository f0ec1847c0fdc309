import {
  DiscardPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream'
import type { ConsumerConfig, JetStreamManager, StreamConfig } from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'
import { DAY_MS, DEAD_LETTER_KEPT_DAYS, EVENT_KEPT_DAYS } from '../core/retention.ts'

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

/** The name under which JetStream remembers a service's position in an event type. */
export function durableOf(service: string, type: string): string {
  return `${service}__${type.replaceAll('.', '_')}`
}

export function deadLetterSubject(service: string, type: string): string {
  return `landfall-dead.${service}.${type}`
}

/** The subject on which an event is replayed for the one service that could not handle it. */
export function replaySubject(service: string, type: string): string {
  return `landfall-replay.${service}.${type}`
}

type Session = { manager: JetStreamManager; replicas: number | null }

/** One stream per publishing service. Any process may create it; all use the same settings. */
export async function ensureStream(session: Session, publisher: string): Promise<void> {
  await ensure(session, {
    name: streamOf(publisher),
    subjects: [`landfall.${publisher}.>`, replaySubject('*', `landfall.${publisher}.>`)],
    max_age: nanos(EVENT_KEPT_DAYS * DAY_MS),
  })
}

/** Events that a consumer has given up, with the reason. */
export async function ensureDeadLetterStream(session: Session): Promise<void> {
  await ensure(session, {
    name: deadLetterStream,
    subjects: ['landfall-dead.>'],
    max_age: nanos(DEAD_LETTER_KEPT_DAYS * DAY_MS),
  })
}

export const liveStream = 'LANDFALL_STREAMS'

export const liveStreamRetentionMs = 15 * 60 * 1000

/**
 * Current progress, for those who watch; afterward the state has the outcome. In memory, because no
 * step is worth a write to disk.
 */
export async function ensureLiveStream(session: Session): Promise<void> {
  await ensure(session, {
    name: liveStream,
    subjects: ['landfall-stream.>'],
    max_age: nanos(liveStreamRetentionMs),
    storage: StorageType.Memory,
  })
}

type Wanted = Pick<StreamConfig, 'name' | 'subjects' | 'max_age'> & {
  /** In files by default. */
  storage?: StorageType
}

async function ensure(
  { manager, replicas }: Session,
  { storage = StorageType.File, ...wanted }: Wanted,
): Promise<void> {
  const changeable = {
    ...wanted,
    discard: DiscardPolicy.Old,
    // Longer than any relay waits between two tries; the inbox catches what comes later.
    duplicate_window: nanos(10 * 60 * 1000),
    ...(replicas === null ? {} : { num_replicas: replicas }),
  }
  const whole = { ...changeable, retention: RetentionPolicy.Limits, storage }
  try {
    await manager.streams.add(whole)
  } catch (error) {
    if (!isMadeDifferently(error)) throw error
    const { config } = await manager.streams.info(wanted.name)
    if (config.storage === storage || storage === StorageType.File) {
      await manager.streams.update(wanted.name, changeable)
    } else {
      // Storage cannot be changed; a stream in memory is only for the moment, so it may be
      // deleted.
      await manager.streams.delete(wanted.name)
      await manager.streams.add(whole)
    }
  }
}

/** A durable pull consumer with these settings; an existing one with others keeps its position and gets these. */
export async function ensureConsumer(
  { manager }: Pick<Session, 'manager'>,
  stream: string,
  wanted: Partial<ConsumerConfig> & { durable_name: string },
): Promise<void> {
  try {
    await manager.consumers.add(stream, wanted)
  } catch (error) {
    if (!isMadeDifferently(error)) throw error
    await manager.consumers.update(stream, wanted.durable_name, wanted)
  }
}

/** The stream or consumer in question does not exist yet. */
export function isNotThere(error: unknown): boolean {
  const { StreamNotFound, ConsumerNotFound } = JetStreamApiCodes
  return (
    error instanceof JetStreamApiError &&
    (error.code === StreamNotFound || error.code === ConsumerNotFound)
  )
}

/** JetStream: the stream's (10058) or the consumer's (10148) name is in use with other settings. */
const madeDifferently = new Set([10058, 10148])

/** It exists with other settings: an older version of this code made it. */
function isMadeDifferently(error: unknown): boolean {
  return error instanceof JetStreamApiError && madeDifferently.has(error.code)
}
