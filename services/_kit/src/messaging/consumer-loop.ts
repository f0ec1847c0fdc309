import { setTimeout as sleep } from 'node:timers/promises'
import { AckPolicy, DeliverPolicy } from '@nats-io/jetstream'
import type { ConsumerMessages, JsMsg } from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'
import type { Bus } from './bus.ts'
import {
  durableOf,
  ensureConsumer,
  ensureStream,
  publisherOf,
  replaySubject,
  streamOf,
} from './bus-streams.ts'
import { addDeadLetter } from './dead-letters.ts'
import { readDelivery, type Delivery } from './delivery.ts'
import { ContractError, reasonOf } from './event-faults.ts'
import { createKeyedQueue } from '../core/keyed-queue.ts'
import type { EventTries } from '../transaction/event-tries.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { failSpan, inSpan, SpanKind } from '../observability/tracing.ts'
import { isUnavailable } from '../database/unavailable.ts'

/** 8 tries in about nine minutes; time in which the database is down does not count. */
const defaultRetryDelaysMs = [1_000, 5_000, 15_000, 30_000, 60_000, 120_000, 300_000]
/**
 * How long one pull waits for events. When a pull is lost with its connection, the library notices after
 * two missed heartbeats, each half of this time, and pauses for this time (its own default is 30 s).
 */
const pullExpiresMs = 5_000
/** Events given to a connection or process that died come again after this time; `keepAll` extends it. */
const defaultAckWaitMs = 10_000
const defaultParallel = 8
/** The most events of one type that all workers together may hold unanswered. */
const maxUnanswered = 200

/** If this many processes died while an event was being handled alone, the event is what kills them. */
const maxBegunAlone = 2

type LoopOptions = {
  bus: Bus
  service: string
  type: string
  from: 'beginning' | 'now'
  tries: EventTries
  /** Runs tasks of all types of the service one after the other. */
  alone<T>(task: () => Promise<T>): Promise<T>
  log: Log
  metrics?: Pick<Metrics, 'countEvent'> | undefined
  retryDelaysMs?: readonly number[] | undefined
  /** After this time without a sign of life JetStream gives an event to another worker. */
  ackWaitMs?: number | undefined
  /** Events of different aggregates that are under way at once. */
  parallel?: number
  handle(json: unknown): Promise<'handled' | 'duplicate'>
}

/** Reads one event type for one service until stopped, and starts again after every failure. */
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
  const durable = durableOf(o.service, o.type)
  await ensureStream(session, publisher)
  await ensureConsumer(session, stream, {
    durable_name: durable,
    // An older version of this code asked for one subject.
    filter_subject: undefined,
    filter_subjects: [o.type, replaySubject(o.service, o.type)],
    ack_policy: AckPolicy.Explicit,
    deliver_policy: o.from === 'now' ? DeliverPolicy.New : DeliverPolicy.All,
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
 * Events of one aggregate stay in order; those of different ones are handled in parallel. Events that
 * wait, for their turn or for the database, are kept in hand: waiting is not a failed try.
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
      const delivery = readDelivery(message)
      const begin = async () => {
        await settle(o, delivery, stopped)
        inHand.delete(message)
      }
      // Reading goes on meanwhile: an event that lies unread in the client can't be kept in hand.
      admitted = admitted.then(() => lanes.run(delivery.aggregate, begin))
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

/** Handles one message and answers JetStream; it never throws, so one message can't end the loop. */
async function settle(
  o: LoopOptions,
  delivery: Delivery,
  stopped: AbortSignal,
): Promise<void> {
  const { message, origin } = delivery
  try {
    // Fetched but not begun: another process may have it at once.
    if (stopped.aborted) return message.nak()
    await inSpan(`event ${o.type}`, { kind: SpanKind.CONSUMER, origin }, () =>
      handleAndAnswer(o, delivery, stopped),
    )
  } catch (error) {
    // Unanswered, it comes again.
    o.log.warn({ err: error, sequence: message.seq }, 'an event could not be answered')
  }
}

async function handleAndAnswer(
  o: LoopOptions,
  delivery: Delivery,
  stopped: AbortSignal,
): Promise<void> {
  const { message } = delivery
  const place = { type: o.type, sequence: message.seq }
  // The count of deliveries: some were failed tries, some ended with a process, some never began.
  const isSuspect = message.info.deliveryCount > triesOf(o)
  try {
    const outcome = isSuspect
      ? await o.alone(() => handleSuspect(o, delivery, stopped))
      : await handleWhenPossible(o, delivery, stopped)
    if (outcome === 'buried') return
    if (outcome === 'stopped') return message.nak()
    if (message.info.deliveryCount > 1) await o.tries.forget(place)
    message.ack()
    o.metrics?.countEvent({ eventType: o.type, outcome })
  } catch (error) {
    failSpan(error)
    await retryOrBury(o, message, error)
  }
}

/**
 * Processes that died had many events in hand, one of which may be the reason. So each is handled
 * alone, and the one under way when a process dies again is buried.
 */
async function handleSuspect(
  o: LoopOptions,
  delivery: Delivery,
  stopped: AbortSignal,
): Promise<'handled' | 'duplicate' | 'stopped' | 'buried'> {
  const { message } = delivery
  if (stopped.aborted) return 'stopped'
  const begun = await o.tries.beginAlone({ type: o.type, sequence: message.seq })
  if (begun < maxBegunAlone) return handleWhenPossible(o, delivery, stopped)
  await bury(o, message, { reason: 'It was never answered.', tries: begun })
  return 'buried'
}

async function retryOrBury(o: LoopOptions, message: JsMsg, error: unknown): Promise<void> {
  const isRefused = error instanceof ContractError
  const place = { type: o.type, sequence: message.seq }
  const attempt = isRefused ? 1 : await o.tries.countFailure(place)
  if (!isRefused && attempt < triesOf(o)) {
    const delayMs = (o.retryDelaysMs ?? defaultRetryDelaysMs)[attempt - 1] ?? 0
    o.log.warn(
      { err: error, sequence: message.seq, attempt, delayMs },
      'an event will be retried',
    )
    message.nak(delayMs)
    o.metrics?.countEvent({ eventType: o.type, outcome: 'retried' })
    return
  }
  o.log.error(
    { err: error, sequence: message.seq, attempt },
    'an event became a dead letter',
  )
  await bury(o, message, { reason: reasonOf(error), tries: attempt })
}

function triesOf(o: LoopOptions): number {
  return (o.retryDelaysMs ?? defaultRetryDelaysMs).length + 1
}

/** While the database is down the message is kept in hand, so that the outage costs no try. */
async function handleWhenPossible(
  o: LoopOptions,
  delivery: Delivery,
  stopped: AbortSignal,
): Promise<'handled' | 'duplicate' | 'stopped'> {
  for (let pauseMs = 500; !stopped.aborted; pauseMs = Math.min(pauseMs * 2, 5_000)) {
    try {
      return await o.handle(delivery.json())
    } catch (error) {
      if (!isUnavailable(error)) throw error
      if (pauseMs === 500) o.log.warn({ err: error }, 'events wait for the database')
      await sleep(pauseMs, undefined, { signal: stopped }).catch(() => undefined)
    }
  }
  return 'stopped'
}

async function bury(
  o: LoopOptions,
  message: JsMsg,
  { reason, tries }: { reason: string; tries: number },
): Promise<void> {
  try {
    const isKept = await addDeadLetter(o.bus, {
      service: o.service,
      type: o.type,
      stream: message.info.stream,
      sequence: message.seq,
      tries,
      reason,
      body: message.string(),
    })
    if (!isKept)
      o.log.error({ sequence: message.seq }, 'an event failed for a month and is gone')
    message.term('dead letter')
    o.metrics?.countEvent({ eventType: o.type, outcome: 'buried' })
  } catch (error) {
    o.log.error({ err: error, sequence: message.seq }, 'a dead letter could not be stored')
    message.nak(30_000)
  }
}
