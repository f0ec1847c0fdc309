import { jetstream } from '@nats-io/jetstream'
import type { JetStreamClient, JetStreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import type { NatsConnection } from '@nats-io/transport-node'
import type { EventEnvelope } from '@landfall/proto-events'
import { type AckedPublisher, createAckedPublisher } from './bus-acks.ts'
import { ensureStream, publisherOf } from './bus-streams.ts'
import type { Log } from '../observability/log.ts'
import { withOrigin } from '../observability/tracing.ts'
import { natsAddress } from './nats-address.ts'

/** The connection to NATS JetStream. It connects when first used and reconnects by itself. */
export type Bus = {
  /**
   * Resolves when JetStream has stored the event; the same id is stored once.
   * @param o.messageId another id for JetStream's own deduplication, for a replay
   * @throws BusUnavailableError at once while NATS is away
   */
  publish(envelope: EventEnvelope<unknown>, o?: { messageId?: string }): Promise<void>
  /** The same for an envelope that is already JSON, if `type` and `id` are known. */
  publishText(event: { type: string; id: string; text: string }): Promise<void>
  /** For the kit's consumers, which need more of JetStream. @throws BusUnavailableError */
  session(): Promise<JetStreamSession>
  ping(): Promise<void>
  close(): Promise<void>
}

export type JetStreamSession = {
  readonly connection: NatsConnection
  /** False while the connection is lost; it reconnects by itself. */
  readonly isUp: boolean
  readonly client: JetStreamClient
  readonly acked: AckedPublisher
  readonly manager: JetStreamManager
  /** Copies of each stream; null leaves it to the server. */
  readonly replicas: number | null
  /**
   * Calls back when the connection is lost; returns a function that stops this. JetStream's client may
   * wait half a minute after a lost connection before it reads again; opening a new one is faster.
   */
  onLost(listener: () => void): () => void
}

/** NATS can't be reached at the moment; the same call may succeed later. */
class BusUnavailableError extends Error {
  override name = 'BusUnavailableError'
}

type BusOptions = {
  url: string
  /** Shown in the server's list of connections. */
  name: string
  log: Log
  /** Copies of each stream that it makes; null leaves the number to the server. */
  replicas?: number | null
}

type Session = Omit<JetStreamSession, 'isUp'> & {
  readonly ensured: Map<string, Promise<void>>
  readonly lostListeners: Set<() => void>
  isUp: boolean
}

const timeoutMs = 5_000

export function createBus(options: BusOptions): Bus {
  let opening: Promise<Session> | null = null

  const session = async (): Promise<Session> => {
    // The request that opens the connection does not own what the connection does and logs from then on.
    opening ??= withOrigin({}, () => open(options))
    const opened = await opening.catch((error: unknown) => {
      opening = null
      throw new BusUnavailableError('NATS cannot be reached', { cause: error })
    })
    if (opened.isUp) return opened
    if (opened.connection.isClosed()) opening = null
    throw new BusUnavailableError('The connection to NATS was lost')
  }

  return {
    async publish(envelope, o = {}) {
      const { type, id } = envelope
      const text = JSON.stringify(envelope)
      await publish(await session(), { type, id: o.messageId ?? id, text })
    },
    publishText: async (event) => publish(await session(), event),
    session,
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

async function publish(
  session: Session,
  { type, id, text }: { type: string; id: string; text: string },
): Promise<void> {
  const publisher = publisherOf(type)
  const stream = session.ensured.get(publisher) ?? ensureStream(session, publisher)
  session.ensured.set(publisher, stream)
  try {
    await stream
    await session.acked.publish({ subject: type, text, messageId: id })
  } catch (error) {
    // A server that lost its files has no stream anymore: look again next time.
    session.ensured.delete(publisher)
    throw error
  }
}

async function open(options: BusOptions): Promise<Session> {
  const connection = await connect({
    ...natsAddress(options.url),
    name: options.name,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    // A cluster's users may be changed under a running service.
    ignoreAuthErrorAbort: true,
    timeout: timeoutMs,
    pingInterval: 10_000,
    maxPingOut: 2,
  })
  const client = jetstream(connection, { timeout: timeoutMs })
  const manager = await client.jetstreamManager(false)
  const { replicas = null } = options
  const lostListeners = new Set<() => void>()
  const opened: Session = {
    connection,
    acked: createAckedPublisher(connection, { timeoutMs }),
    client,
    manager,
    replicas,
    isUp: true,
    ensured: new Map(),
    lostListeners,
    onLost(listener) {
      lostListeners.add(listener)
      return () => lostListeners.delete(listener)
    },
  }
  void followStatus(opened, options.log)
  return opened
}

async function followStatus(session: Session, log: Log): Promise<void> {
  for await (const status of session.connection.status()) {
    if (status.type === 'disconnect') {
      session.isUp = false
      session.acked.rejectAll(new BusUnavailableError('The connection to NATS was lost'))
      log.warn({ component: 'bus' }, 'the connection to NATS was lost')
      for (const listener of session.lostListeners) listener()
    }
    if (status.type === 'reconnect') {
      session.ensured.clear()
      session.isUp = true
      log.info({ component: 'bus' }, 'the connection to NATS is back')
    }
  }
  session.isUp = false
  session.acked.rejectAll(new BusUnavailableError('The connection to NATS was closed'))
}
