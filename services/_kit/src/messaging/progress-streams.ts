import { setTimeout as sleep } from 'node:timers/promises'
import { DeliverPolicy } from '@nats-io/jetstream'
import type { ConsumerMessages } from '@nats-io/jetstream'
import { z } from 'zod'
import type { Bus, JetStreamSession } from './bus.ts'
import { ensureLiveStream, liveStream } from './bus-streams.ts'
import type { Log } from '../observability/log.ts'

/** One step of something that goes on: a piece of an answer, the progress of a job. */
export type StreamMessage = {
  /** Counts from 1 within the key. */
  sequence: number
  payload: unknown
  /** Nothing follows. */
  isLast: boolean
}

export type StreamPublisher = {
  /**
   * Tells those who watch. Best effort within a short deadline, and no outage rejects: work goes on
   * without NATS, and the watchers' next look at the state shows what they missed. Await each
   * message of a key before the next, so that they arrive in order. The same sequence again, as of
   * a job that is tried anew, is stored once.
   * @param message.stream kebab-case kind, for example `match-progress`
   * @param message.key id of what it is about
   * @returns false when it was not stored in time
   */
  publish(message: StreamMessage & { stream: string; key: string }): Promise<boolean>
}

/** For watching live only; whoever comes after 15 minutes asks for the state instead. */
export function createStreamPublisher(
  bus: Bus,
  o: { log?: Log; deadlineMs?: number } = {},
): StreamPublisher {
  const deadlineMs = o.deadlineMs ?? 1_000
  let ensured: Promise<void> | null = null
  let turn: Promise<void> | null = null
  /** What is told in one turn of the event loop leaves in one write. */
  const endOfTurn = () =>
    (turn ??= new Promise((resolve) => {
      setImmediate(() => {
        turn = null
        resolve()
      })
    }))
  const store = async (subject: string, messageId: string, message: StreamMessage) => {
    const session = await bus.session()
    ensured ??= ensureLiveStream(session)
    await ensured
    await endOfTurn()
    const text = JSON.stringify(message)
    await session.acked.publish({ subject, text, messageId })
  }
  return {
    async publish({ stream, key, sequence, payload, isLast }) {
      const subject = subjectOf(stream, key)
      const messageId = `${stream}:${key}:${sequence}`
      try {
        await within(deadlineMs, store(subject, messageId, { sequence, payload, isLast }))
        return true
      } catch (error) {
        // A server that lost its files has no stream any more: look again next time.
        ensured = null
        o.log?.warn({ err: error, component: 'live-streams' }, 'a step was not told live')
        return false
      }
    },
  }
}

type FollowOptions = {
  bus: Bus
  stream: string
  key: string
  /** The last sequence already seen; 0 for all. */
  after: number
  /** In order, each sequence once. A promise holds back the next message. */
  onMessage(message: StreamMessage): void | Promise<void>
  signal: AbortSignal
  log: Log
}

/**
 * Reads one key of a stream from behind `after` on, through outages of NATS, without a gap or a
 * double. Resolves once the last message was handed over (or had been seen), or `signal` aborts;
 * rejects with what `onMessage` throws.
 */
export async function followStream(options: FollowOptions): Promise<'ended' | 'aborted'> {
  const { signal, log } = options
  const subject = subjectOf(options.stream, options.key)
  const position = { last: options.after }
  for (let failures = 0; !signal.aborted;) {
    try {
      if (await followOnce(subject, position, options)) return 'ended'
      failures = 0
    } catch (error) {
      if (error instanceof HandlerFailed) throw error.cause
      failures += 1
      if (failures === 1) {
        log.warn(
          { err: error, component: 'live-streams' },
          'a stream cannot be followed now',
        )
      }
    }
    await sleep(250, undefined, { signal }).catch(() => undefined)
  }
  return 'aborted'
}

/** Until the stream ends (true), or the connection or the reader is gone (false). */
async function followOnce(
  subject: string,
  position: { last: number },
  options: FollowOptions,
): Promise<boolean> {
  const { signal } = options
  const session = await options.bus.session()
  const messages = await openMessages(session, subject)
  const close = () => void messages.close()
  const forget = session.onLost(close)
  signal.addEventListener('abort', close)
  try {
    return !signal.aborted && (await readAll(messages, position, options))
  } finally {
    forget()
    signal.removeEventListener('abort', close)
    close()
  }
}

async function openMessages(
  session: JetStreamSession,
  subject: string,
): Promise<ConsumerMessages> {
  await ensureLiveStream(session)
  // From the beginning, because only the messages know their sequences; there are few of one key.
  const consumer = await session.client.consumers.get(liveStream, {
    filter_subjects: subject,
    deliver_policy: DeliverPolicy.All,
  })
  return consumer.consume({ abort_on_missing_resource: true })
}

class HandlerFailed extends Error {}

/** @returns whether the last message has passed */
async function readAll(
  messages: ConsumerMessages,
  position: { last: number },
  { onMessage, log }: FollowOptions,
): Promise<boolean> {
  for await (const raw of messages) {
    const message = parseMessage(raw.data)
    if (message === null) {
      log.error({ component: 'live-streams' }, 'a message of a stream is not readable')
      continue
    }
    if (message.sequence > position.last) {
      position.last = message.sequence
      try {
        await onMessage(message)
      } catch (error) {
        throw new HandlerFailed('the reader failed', { cause: error })
      }
    }
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

/** @throws when a part is no single word, which would follow other people's subjects too */
function subjectOf(stream: string, key: string): string {
  for (const part of [stream, key]) {
    if (!/^[A-Za-z0-9_-]{1,128}$/.test(part)) {
      throw new Error('A stream and its key are letters, digits, "-" and "_"')
    }
  }
  return `landfall-stream.${stream}.${key}`
}

async function within<T>(deadlineMs: number, work: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const late = () => reject(new Error(`not done within ${deadlineMs} ms`))
  const timer = setTimeout(late, deadlineMs)
  // What loses the race may still fail later, which nobody waits for any more.
  work.then(resolve, reject).finally(() => clearTimeout(timer))
  return promise
}
