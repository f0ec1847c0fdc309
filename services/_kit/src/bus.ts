import { jetstream } from '@nats-io/jetstream'
import type { JetStreamClient, JetStreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import type { NatsConnection } from '@nats-io/transport-node'
import type { EventEnvelope } from '@landfall/proto-events'
import { ensureStream, publisherOf } from './bus-streams.ts'
import type { Log } from './log.ts'

/** The way to NATS JetStream. It connects when first used and comes back by itself. */
export type Bus = {
  /**
   * Resolves when JetStream has stored the event; the same id is stored once.
   * @param o.messageId another id for JetStream's own de-duplication, for a replay
   */
  publish(envelope: EventEnvelope<unknown>, o?: { messageId?: string }): Promise<void>
  /** For the kit's consumers, which need more of JetStream. @throws BusUnavailableError */
  streams(): Promise<JetStreamSession>
  ping(): Promise<void>
  close(): Promise<void>
}

export type JetStreamSession = { client: JetStreamClient; manager: JetStreamManager }

/** NATS can't be reached at the moment; the same call may succeed later. */
export class BusUnavailableError extends Error {
  override name = 'BusUnavailableError'
}

const publishTimeoutMs = 5_000

type Session = JetStreamSession & {
  connection: NatsConnection
  isUp: boolean
  ensured: Map<string, Promise<void>>
}

/** @param o.name shown in the server's list of connections */
export function createBus(o: {
  url: string
  name: string
  log: Log
  replicas?: number
}): Bus {
  let opening: Promise<Session> | null = null

  const session = async (): Promise<Session> => {
    opening ??= open(o)
    try {
      const opened = await opening
      if (opened.connection.isClosed())
        throw new BusUnavailableError('the connection is closed')
      if (!opened.isUp) throw new BusUnavailableError('the connection is being made again')
      return opened
    } catch (error) {
      if (error instanceof BusUnavailableError && error.message.includes('again'))
        throw error
      opening = null
      throw new BusUnavailableError('NATS cannot be reached', { cause: error })
    }
  }

  return {
    publish: async (envelope, options = {}) => {
      const { client, manager, ensured } = await session()
      const publisher = publisherOf(envelope.type)
      const stream = ensured.get(publisher) ?? ensureStream(manager, publisher, o.replicas)
      ensured.set(publisher, stream)
      try {
        await stream
        await client.publish(envelope.type, JSON.stringify(envelope), {
          msgID: options.messageId ?? envelope.id,
          timeout: publishTimeoutMs,
          retries: 0,
        })
      } catch (error) {
        // A server that lost its files has no stream any more: look again next time.
        ensured.delete(publisher)
        throw error
      }
    },
    streams: session,
    ping: async () => {
      const { connection } = await session()
      await connection.rtt()
    },
    close: async () => {
      const opened = await opening?.catch(() => null)
      opening = null
      await opened?.connection.close()
    },
  }
}

async function open(o: { url: string; name: string; log: Log }): Promise<Session> {
  const connection = await connect({
    servers: o.url,
    name: o.name,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    // A cluster's certificates or users may be changed under a running service.
    ignoreAuthErrorAbort: true,
    timeout: 5_000,
    pingInterval: 10_000,
    maxPingOut: 2,
  })
  const client = jetstream(connection, { timeout: publishTimeoutMs })
  const manager = await client.jetstreamManager(false)
  const opened: Session = { connection, client, manager, isUp: true, ensured: new Map() }
  void followStatus(opened, o.log)
  return opened
}

async function followStatus(session: Session, log: Log): Promise<void> {
  for await (const status of session.connection.status()) {
    if (status.type === 'disconnect') {
      session.isUp = false
      log.warn({ component: 'bus' }, 'the connection to NATS was lost')
    }
    if (status.type === 'reconnect') {
      session.isUp = true
      session.ensured.clear()
      log.info({ component: 'bus' }, 'the connection to NATS is back')
    }
  }
  session.isUp = false
}
