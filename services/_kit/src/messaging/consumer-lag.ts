import type { Bus } from './bus.ts'
import { durableOf, isNotThere, publisherOf, streamOf } from './bus-streams.ts'

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
