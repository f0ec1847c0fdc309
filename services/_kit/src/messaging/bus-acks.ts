import { type NatsConnection, createInbox, headers } from '@nats-io/transport-node'
import { z } from 'zod'

/** Publishes to JetStream with any number of acknowledgements under way. */
export type AckedPublisher = {
  /** Resolves when JetStream has stored it. @throws Error when JetStream refuses, is down or is too slow */
  publish(message: { subject: string; text: string; messageId: string }): Promise<void>
  /** For a lost connection: nothing that was sent on it will be answered. */
  rejectAll(reason: Error): void
}

type Waiting = { resolve(): void; reject(reason: Error): void; until: number }

const sweepEveryMs = 500
const noResponders = 503

const ack = z.union([
  z.object({ error: z.object({ description: z.string() }) }),
  z.object({ stream: z.string().min(1) }),
])

/**
 * One subscription receives all acknowledgements. The client's own publish makes each a request, with
 * a timer and an error for its stack, which costs more than the sending.
 */
export function createAckedPublisher(
  connection: NatsConnection,
  o: { timeoutMs: number },
): AckedPublisher {
  const inbox = createInbox()
  const waiting = new Map<string, Waiting>()
  let count = 0
  let sweeper: NodeJS.Timeout | null = null

  connection.subscribe(`${inbox}.*`, {
    callback(error, message) {
      const token = message.subject.slice(inbox.length + 1)
      const waiter = waiting.get(token)
      if (!waiter) return
      waiting.delete(token)
      const fault = error ?? faultOf(message.headers?.code, message.data)
      if (fault) waiter.reject(fault)
      else waiter.resolve()
    },
  })

  /** The oldest come first, as a map keeps its order. */
  function sweep() {
    const now = performance.now()
    for (const [token, { reject, until }] of waiting) {
      if (until > now) return
      waiting.delete(token)
      reject(new Error('JetStream did not acknowledge in time'))
    }
    if (sweeper) clearInterval(sweeper)
    sweeper = null
  }

  return {
    publish({ subject, text, messageId }) {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const token = (count++).toString(36)
      const known = headers()
      known.set('Nats-Msg-Id', messageId)
      connection.publish(subject, text, { reply: `${inbox}.${token}`, headers: known })
      waiting.set(token, { resolve, reject, until: performance.now() + o.timeoutMs })
      sweeper ??= setInterval(sweep, sweepEveryMs).unref()
      return promise
    },
    rejectAll(reason) {
      for (const { reject } of waiting.values()) reject(reason)
      waiting.clear()
    },
  }
}

const decoder = new TextDecoder()

function faultOf(code: number | undefined, data: Uint8Array): Error | null {
  if (code === noResponders) return new Error('No stream takes this subject')
  const read = ack.safeParse(parseJson(decoder.decode(data)))
  if (!read.success) return new Error('JetStream answered something else than an ack')
  return 'error' in read.data ? new Error(read.data.error.description) : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
