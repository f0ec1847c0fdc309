import { setTimeout as sleep } from 'node:timers/promises'
import { AckPolicy, DeliverPolicy } from '@nats-io/jetstream'
import type { ConsumerMessages, JsMsg } from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'
import { ZodError } from 'zod'
import type { Bus } from './bus.ts'
import { ensureConsumer, ensureStream, publisherOf, streamOf } from './bus-streams.ts'
import { addDeadLetter } from './dead-letters.ts'
import { createKeyedQueue } from '../core/keyed-queue.ts'
import type { Log } from '../observability/log.ts'
import { isUnavailable } from '../database/unavailable.ts'

/** 8 tries in about nine minutes; time in which the database is away does not count. */
const defaultRetryDelaysMs = [1_000, 5_000, 15_000, 30_000, 60_000, 120_000, 300_000]
/**
 * How long one pull waits for events. The library pauses for as long after a pull that was lost
 * with its connection (30 s unless said), and misses two heartbeats of half of it before it notices.
 */
const pullExpiresMs = 5_000
/** What was given to a connection or a process that died comes again after this; `keepAll` stretches it. */
const defaultAckWaitMs = 10_000
const defaultParallel = 8
/** Most events of one type that all workers together hold without having answered. */
const maxUnanswered = 200

type LoopOptions = {
  bus: Bus
  service: string
  type: string
  log: Log
  retryDelaysMs?: readonly number[] | undefined
  /** After this time without a sign of life JetStream gives an event to another worker. */
  ackWaitMs?: number | undefined
  /** Events of different aggregates that are under way at once. */
  parallel?: number
  handle(json: unknown): Promise<'handled' | 'duplicate'>
}

/** Reads one event type for one service until stopped, and starts anew after every failure. */
export function consumeDurably(o: LoopOptions): { stop(): Promise<void> } {
  const stopped = new AbortController()
  let messages: ConsumerMessages | null = null
  const run = async () => {
    let pauseMs = 250
    while (!stopped.signal.aborted) {
      try {
        messages = await openMessages(o)
        if (stopped.signal.aborted) break
        pauseMs = 250
        await readAll(o, messages, stopped.signal)
      } catch (error) {
        if (pauseMs === 250)
          o.log.warn({ err: error }, 'events cannot be read at the moment')
      }
      pauseMs = Math.min(pauseMs * 2, 5_000)
      await sleep(pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined)
    }
    await messages?.close()
  }
  const running = run()
  return {
    stop: async () => {
      stopped.abort()
      await messages?.close()
      await running
    },
  }
}

async function openMessages(o: LoopOptions): Promise<ConsumerMessages> {
  const session = await o.bus.session()
  const publisher = publisherOf(o.type)
  const stream = streamOf(publisher)
  const durable = `${o.service}__${o.type.replaceAll('.', '_')}`
  await ensureStream(session, publisher)
  await ensureConsumer(session, stream, {
    durable_name: durable,
    filter_subject: o.type,
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    ack_wait: nanos(o.ackWaitMs ?? defaultAckWaitMs),
    // We count tries ourselves: JetStream would drop the message silently after the last.
    max_deliver: -1,
    max_ack_pending: maxUnanswered,
  })
  const consumer = await session.client.consumers.get(stream, durable)
  return consumer.consume({
    max_messages: 100,
    abort_on_missing_resource: true,
    expires: pullExpiresMs,
  })
}

/**
 * Events of one aggregate stay in order; those of different ones are handled side by side. What
 * waits, for its turn or for the database, is kept in hand: waiting is no failed try.
 */
async function readAll(
  o: LoopOptions,
  messages: ConsumerMessages,
  stopped: AbortSignal,
): Promise<void> {
  const lanes = createKeyedQueue(o.parallel ?? defaultParallel)
  const inHand = new Set<JsMsg>()
  const timer = setInterval(() => keepAll(inHand), (o.ackWaitMs ?? defaultAckWaitMs) / 3)
  let admitted = Promise.resolve()
  try {
    for await (const message of messages) {
      inHand.add(message)
      const begin = async () => {
        await settle(o, message, stopped)
        inHand.delete(message)
      }
      // Reading goes on meanwhile: what lies in the client unread can't be kept in hand.
      admitted = admitted.then(() => lanes.run(aggregateOf(message), begin))
    }
  } finally {
    await admitted
    await lanes.idle()
    clearInterval(timer)
  }
}

function keepAll(inHand: ReadonlySet<JsMsg>): void {
  try {
    for (const message of inHand) message.working()
  } catch {
    // The connection is closed: whatever was in hand comes again by a new one.
  }
}

function aggregateOf(message: JsMsg): string {
  try {
    return String(message.json<{ subject?: unknown } | null>()?.subject)
  } catch {
    return ''
  }
}

/** Handles one message and answers JetStream; it never throws, so one message can't end the loop. */
async function settle(o: LoopOptions, message: JsMsg, stopped: AbortSignal): Promise<void> {
  try {
    // Fetched but not begun: another process may have it at once.
    if (stopped.aborted) message.nak()
    else await handleAndAnswer(o, message, stopped)
  } catch (error) {
    // Unanswered, it comes again.
    o.log.warn({ err: error, sequence: message.seq }, 'an event could not be answered')
  }
}

async function handleAndAnswer(
  o: LoopOptions,
  message: JsMsg,
  stopped: AbortSignal,
): Promise<void> {
  const delays = o.retryDelaysMs ?? defaultRetryDelaysMs
  const tries = delays.length + 1
  const attempt = message.info.deliveryCount
  try {
    if (attempt > tries) {
      // Each earlier delivery ended without an answer: this message may be what kills the process.
      await bury(o, message, 'It was never answered.')
      return
    }
    const outcome = await handleWhenPossible(o, message, stopped)
    if (outcome === 'stopped') message.nak()
    else message.ack()
  } catch (error) {
    const isRefused = error instanceof ZodError || error instanceof SyntaxError
    if (!isRefused && attempt < tries) {
      const delayMs = delays[attempt - 1] ?? 0
      o.log.warn(
        { err: error, sequence: message.seq, attempt, delayMs },
        'an event will be retried',
      )
      message.nak(delayMs)
      return
    }
    o.log.error(
      { err: error, sequence: message.seq, attempt },
      'an event became a dead letter',
    )
    await bury(o, message, reasonOf(error))
  }
}

/** While the database is away the message is kept in hand, so that the outage costs no try. */
async function handleWhenPossible(
  o: LoopOptions,
  message: JsMsg,
  stopped: AbortSignal,
): Promise<'handled' | 'duplicate' | 'stopped'> {
  for (let pauseMs = 500; !stopped.aborted; pauseMs = Math.min(pauseMs * 2, 5_000)) {
    try {
      return await o.handle(message.json())
    } catch (error) {
      if (!isUnavailable(error)) throw error
      if (pauseMs === 500) o.log.warn({ err: error }, 'events wait for the database')
      await sleep(pauseMs, undefined, { signal: stopped }).catch(() => undefined)
    }
  }
  return 'stopped'
}

async function bury(o: LoopOptions, message: JsMsg, reason: string): Promise<void> {
  try {
    await addDeadLetter(o.bus, {
      service: o.service,
      type: o.type,
      stream: message.info.stream,
      sequence: message.seq,
      tries: message.info.deliveryCount,
      reason,
      body: message.string(),
    })
    message.term('dead letter')
  } catch (error) {
    o.log.error({ err: error, sequence: message.seq }, 'a dead letter could not be stored')
    message.nak(30_000)
  }
}

/** For operators: what kind of error it was. Messages may quote people's data and stay out. */
function reasonOf(error: unknown): string {
  if (error instanceof ZodError) {
    const faults = error.issues.map((issue) => `${issue.path.join('.')} (${issue.code})`)
    return `It does not fit its contract: ${faults.join(', ')}`
  }
  if (!(error instanceof Error)) return 'Something was thrown that is no error.'
  const cause = error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause ? ` ${String(cause.code)}` : ''
  const at =
    error.stack
      ?.split('\n')
      .find((line) => /^\s+at /.test(line))
      ?.trim() ?? ''
  return `${error.name}${cause === error ? '' : ` ← ${cause.name}`}${code} ${at}`.trim()
}
