import { DeliverPolicy } from '@nats-io/jetstream'
import type { ConsumerMessages } from '@nats-io/jetstream'
import { z } from 'zod'
import type { Log } from '../observability/log.ts'
import type { Bus, JetStreamSession } from './bus.ts'
import { ensureLiveStream, liveStream } from './bus-streams.ts'
import type { StreamMessage } from './stream-message.ts'

/** Null means that the stream has to be checked again. */
const ensured = new WeakMap<JetStreamSession, Promise<void> | null>()

/** Makes the stream once per connection, and again after a failure or a lost connection. */
export function ensureLiveStreamOnce(session: JetStreamSession): Promise<void> {
  // A restarted server no longer has the stream.
  if (!ensured.has(session)) session.onLost(() => forgetLiveStream(session))
  const making = ensured.get(session) ?? ensureLiveStream(session)
  ensured.set(session, making)
  making.catch(() => forgetLiveStream(session))
  return making
}

/** After a fault that a missing stream may have caused. */
export function forgetLiveStream(session: JetStreamSession): void {
  ensured.set(session, null)
}

type ReadOptions = {
  bus: Bus
  subject: string
  add(message: StreamMessage): void
  signal: AbortSignal
  log: Log
}

/** Reads one key from its beginning on. @returns true after the last message, false when cut off */
export async function readStream(o: ReadOptions): Promise<boolean> {
  const session = await o.bus.session()
  const messages = await openMessages(session, o.subject)
  const close = () => void messages.close()
  const forget = session.onLost(close)
  o.signal.addEventListener('abort', close)
  try {
    return !o.signal.aborted && (await readAll(messages, o))
  } finally {
    forget()
    o.signal.removeEventListener('abort', close)
    close()
  }
}

async function openMessages(
  session: JetStreamSession,
  subject: string,
): Promise<ConsumerMessages> {
  await ensureLiveStreamOnce(session)
  try {
    // From the beginning, because only the messages know their sequences; one key has few of them.
    const consumer = await session.client.consumers.get(liveStream, {
      filter_subjects: subject,
      deliver_policy: DeliverPolicy.All,
    })
    return await consumer.consume({ abort_on_missing_resource: true })
  } catch (error) {
    forgetLiveStream(session)
    throw error
  }
}

async function readAll(
  messages: ConsumerMessages,
  { add, log }: Pick<ReadOptions, 'add' | 'log'>,
): Promise<boolean> {
  for await (const raw of messages) {
    const message = parseMessage(raw.data)
    if (message === null) {
      log.error({ component: 'live-streams' }, 'a message of a stream is not readable')
      continue
    }
    add(message)
    if (message.isLast) return true
  }
  return false
}

const messageSchema = z.object({
  sequence: z.int().min(1),
  payload: z.unknown(),
  isLast: z.boolean(),
})

function parseMessage(data: Uint8Array): StreamMessage | null {
  try {
    return messageSchema.parse(JSON.parse(new TextDecoder().decode(data)))
  } catch {
    return null
  }
}
