import type { ConsumerInfo } from '@nats-io/jetstream'
import type { Bus } from './bus.ts'
import {
  deadLetterStream,
  durableOf,
  isNotThere,
  liveStream,
  publisherOf,
  streamOf,
} from './bus-streams.ts'

/**
 * How many events a service's consumer has not answered: those that wait and those under way.
 * @returns null before the consumer's first start
 */
export async function readLag(
  bus: Bus,
  service: string,
  eventType: string,
): Promise<number | null> {
  const { manager } = await bus.session()
  try {
    const stream = streamOf(publisherOf(eventType))
    const info = await manager.consumers.info(stream, durableOf(service, eventType))
    return info.num_pending + info.num_ack_pending
  } catch (error) {
    if (isNotThere(error)) return null
    throw error
  }
}

/** One service's position in one event type. */
export type ConsumerPlace = {
  service: string
  eventType: string
  /** Events that wait and those that are under way without an answer yet. */
  waiting: number
  /** Whether a process asks for its events at the moment. */
  isAttended: boolean
  /** When it last answered one; null before its first. */
  lastAnsweredAt: Date | null
}

/** Of all services, as JetStream sees it, by service and event. */
export async function listConsumers(bus: Bus): Promise<ConsumerPlace[]> {
  const { manager } = await bus.session()
  const places: ConsumerPlace[] = []
  for await (const { config } of manager.streams.list()) {
    if (!config.name.startsWith('LANDFALL_')) continue
    if (config.name === deadLetterStream || config.name === liveStream) continue
    for await (const info of manager.consumers.list(config.name)) {
      const place = placeOf(info)
      if (place !== null) places.push(place)
    }
  }
  return places.toSorted((a, b) =>
    `${a.service} ${a.eventType}`.localeCompare(`${b.service} ${b.eventType}`, 'en'),
  )
}

/** Null for a consumer that belongs to no service. */
function placeOf({
  config,
  num_pending: pending,
  num_ack_pending: underWay,
  num_waiting: requests,
  ack_floor: { last_active: answeredAt },
}: ConsumerInfo): ConsumerPlace | null {
  const [service, name] = config.durable_name?.split('__') ?? []
  const subjects = config.filter_subjects ?? [config.filter_subject ?? '']
  if (!service || !name) return null
  const eventType = subjects.find((one) => durableOf(service, one) === config.durable_name)
  if (!eventType) return null
  return {
    service,
    eventType,
    waiting: pending + underWay,
    isAttended: requests > 0 || underWay > 0,
    // The server writes a moment as text, whatever the client's types say.
    lastAnsweredAt: answeredAt ? new Date(String(answeredAt)) : null,
  }
}
