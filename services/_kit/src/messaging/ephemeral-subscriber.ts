import { setTimeout as sleep } from 'node:timers/promises'
import { DeliverPolicy } from '@nats-io/jetstream'
import type { ConsumerMessages } from '@nats-io/jetstream'
import { parseEvent } from '@landfall/proto-events'
import type { EventDefinition, EventEnvelope } from '@landfall/proto-events'
import type { Bus, JetStreamSession } from './bus.ts'
import { ensureStream, publisherOf, streamOf } from './bus-streams.ts'
import type { Log } from '../observability/log.ts'

type FollowOptions = {
  bus: Bus
  /** All of one publisher. */
  events: readonly EventDefinition[]
  onEvent(event: EventEnvelope<unknown>): void
  /** Events may have been missed, also at the start: discard everything built from them. */
  onGap(): void
  log: Log
}

/**
 * Gives this process each event from now on, in order and without remembering a position; for caches
 * that every process has of its own. State belongs in a consumer with an inbox instead.
 */
export function subscribeToEvents(options: FollowOptions): { stop(): Promise<void> } {
  const stopped = new AbortController()
  let messages: ConsumerMessages | null = null
  const run = async () => {
    while (!stopped.signal.aborted) {
      try {
        const session = await options.bus.session()
        const opened = await openMessages(session, options.events)
        messages = opened
        if (stopped.signal.aborted) break
        const forget = session.onLost(() => void opened.close())
        options.onGap()
        await readAll(options, opened).finally(forget)
      } catch (error) {
        options.log.warn({ err: error }, 'events cannot be followed at the moment')
      }
      await sleep(1_000, undefined, { signal: stopped.signal }).catch(() => undefined)
    }
    // Not awaited: nobody reads anymore, and the client would wait for a reader before it calls them closed.
    void messages?.close()
  }
  const running = run()
  return {
    stop: async () => {
      stopped.abort()
      void messages?.close()
      await running
    },
  }
}

async function openMessages(
  session: JetStreamSession,
  events: FollowOptions['events'],
): Promise<ConsumerMessages> {
  const [publisher, another] = new Set(events.map(({ type }) => publisherOf(type)))
  if (publisher === undefined || another !== undefined) {
    throw new Error('Events of exactly one publisher can be followed at once')
  }
  await ensureStream(session, publisher)
  const { state } = await session.manager.streams.info(streamOf(publisher))
  // Ordered and ephemeral: the server forgets it with the connection. By sequence, because a consumer that
  // is made anew before its first event would begin with the oldest of the stream.
  const consumer = await session.client.consumers.get(streamOf(publisher), {
    filter_subjects: events.map(({ type }) => type),
    deliver_policy: DeliverPolicy.StartSequence,
    opt_start_seq: state.last_seq + 1,
  })
  return consumer.consume({ abort_on_missing_resource: true })
}

async function readAll(options: FollowOptions, messages: ConsumerMessages): Promise<void> {
  const byType = new Map(options.events.map((event) => [event.type, event]))
  for await (const message of messages) {
    const definition = byType.get(message.subject)
    if (definition === undefined) continue
    try {
      options.onEvent(parseEvent(definition, message.json()))
    } catch (error) {
      options.log.error(
        { err: error, eventType: message.subject, sequence: message.seq },
        'an event could not be followed',
      )
      options.onGap()
    }
  }
}
