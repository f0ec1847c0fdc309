import type { Bus } from './bus.ts'
import { ensureLiveStreamOnce, forgetLiveStream } from './read-stream.ts'
import { sharedReader } from './shared-stream-reader.ts'
import type { StreamMessage } from './stream-message.ts'
import type { Log } from '../observability/log.ts'

export type StreamPublisher = {
  /**
   * Publishes to those who watch. Best effort within a short deadline, and no outage rejects: work
   * goes on without NATS, and the watchers' next look at the state shows what they missed. Await each
   * message of a key before the next, so that they arrive in order. A sequence that is published again,
   * such as by a job's next try, is stored once.
   * @param message.stream kebab-case kind, for example `match-progress`
   * @param message.key id of what it is about
   * @returns false when it was not stored in time
   */
  publish(message: StreamMessage & { stream: string; key: string }): Promise<boolean>
}

/** Only for watching live; a client that comes after 15 minutes asks for the state instead. */
export function createStreamPublisher(
  bus: Bus,
  o: { log?: Log; deadlineMs?: number } = {},
): StreamPublisher {
  const deadlineMs = o.deadlineMs ?? 1_000
  let turn: Promise<void> | null = null
  /** Messages published in one turn of the event loop leave in one write. */
  const endOfTurn = () =>
    (turn ??= new Promise((resolve) => {
      setImmediate(() => {
        turn = null
        resolve()
      })
    }))
  const store = async (subject: string, messageId: string, message: StreamMessage) => {
    const session = await bus.session()
    await ensureLiveStreamOnce(session)
    await endOfTurn()
    const text = JSON.stringify(message)
    try {
      await session.acked.publish({ subject, text, messageId })
    } catch (error) {
      // A restarted server has no stream anymore: look again next time.
      forgetLiveStream(session)
      throw error
    }
  }
  return {
    async publish({ stream, key, sequence, payload, isLast }) {
      const subject = subjectOf(stream, key)
      const messageId = `${stream}:${key}:${sequence}`
      try {
        await within(deadlineMs, store(subject, messageId, { sequence, payload, isLast }))
        return true
      } catch (error) {
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
 * Reads one key of a stream from the message after `after` on, through outages of NATS, without gaps
 * or duplicates. Followers of one key in one process share what is read. Resolves once the last
 * message was handed over (or had been seen), or `signal` aborts; rejects with what `onMessage`
 * throws.
 */
export async function followStream(options: FollowOptions): Promise<'ended' | 'aborted'> {
  const { signal, log } = options
  const reader = sharedReader(options.bus, subjectOf(options.stream, options.key), log)
  for await (const message of reader.messages(options.after, signal)) {
    await options.onMessage(message)
  }
  return signal.aborted ? 'aborted' : 'ended'
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
  // Work that loses the race may still fail later, when nobody waits for it anymore.
  work.then(resolve, reject).finally(() => clearTimeout(timer))
  return promise
}
