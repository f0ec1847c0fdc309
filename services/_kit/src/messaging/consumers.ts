import { parseEvent } from '@landfall/proto-events'
import type { EventDefinition, EventEnvelope } from '@landfall/proto-events'
import type { z } from 'zod'
import type { Bus } from './bus.ts'
import { consumeDurably } from './consumer-loop.ts'
import { ContractError } from './event-faults.ts'
import { batch } from '../transaction/batch.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { Origin } from '../observability/tracing.ts'
import type { Outbox } from '../transaction/outbox.ts'
import { eventTriesIn, inboxIn } from '../transaction/unit-of-work.ts'
import type { EventTries } from '../transaction/event-tries.ts'
import type { UnitOfWork } from '../transaction/unit-of-work.ts'

type Tx<Stores> = Stores & { outbox: Outbox }

/**
 * Where a new consumer begins: with the facts of the last fourteen days, as read copies must, or only
 * with new ones, as consumers that notify people must.
 */
export type StartsFrom = 'beginning' | 'now'

/** What a service does when another service's fact arrives. */
export type Consumer<Stores> = {
  readonly event: EventDefinition
  readonly from: StartsFrom
  handle(event: EventEnvelope<unknown>, tx: Tx<Stores>): Promise<void>
  /** For facts that come by the thousand: handles those of one moment in one transaction. */
  handleAll?(events: readonly EventEnvelope<unknown>[], tx: Tx<Stores>): Promise<void>
}

/** The most events that may share a transaction. */
const mostTogether = 64

/** Binds an event to its handler, which runs in the transaction that remembers the event. */
export function consumes<S extends z.ZodType, Stores>(
  event: EventDefinition<S>,
  handle: (event: EventEnvelope<z.output<S>>, tx: Tx<Stores>) => Promise<void>,
  { from }: { from: StartsFrom },
): Consumer<Stores> {
  return {
    event,
    from,
    // The only callers are below, and they parse with this very definition.
    handle: (envelope, tx) => handle(envelope as EventEnvelope<z.output<S>>, tx),
  }
}

/**
 * The same for an event that comes by the thousand: while one transaction is under way, the next
 * events gather for the one after it. When that fails, each of them is tried alone.
 * @param handleAll events of different aggregates, each for the first time, in no order
 */
export function consumesTogether<S extends z.ZodType, Stores>(
  event: EventDefinition<S>,
  handleAll: (
    events: readonly EventEnvelope<z.output<S>>[],
    tx: Tx<Stores>,
  ) => Promise<void>,
  { from }: { from: StartsFrom },
): Consumer<Stores> {
  type Known = EventEnvelope<z.output<S>>
  return {
    event,
    from,
    handle: (envelope, tx) => handleAll([envelope as Known], tx),
    handleAll: (envelopes, tx) => handleAll(envelopes as readonly Known[], tx),
  }
}

/**
 * The request that caused an event. Work on several events is part of no request, so each row that is
 * written for one of them gets this origin.
 */
export function originOfEvent({ traceparent, requestid }: EventEnvelope<unknown>): Origin {
  return { ...(traceparent && { traceparent }), ...(requestid && { requestId: requestid }) }
}

/**
 * Gives one event to its consumer, once: its id is remembered in the transaction of its effect.
 * @param json the envelope as it came
 * @throws ContractError when it is not what the contract says; whatever the handler throws
 */
export async function deliver<Stores>(
  consumer: Consumer<Stores>,
  json: unknown,
  unitOfWork: UnitOfWork<Stores>,
): Promise<'handled' | 'duplicate'> {
  const envelope = readEvent(consumer.event, json)
  return unitOfWork(async (tx) => {
    if (!(await inboxIn(tx).accept(envelope))) return 'duplicate'
    await consumer.handle(envelope, tx)
    return 'handled'
  })
}

function readEvent(event: EventDefinition, json: unknown): EventEnvelope<unknown> {
  try {
    return parseEvent(event, json)
  } catch (error) {
    throw new ContractError('An event does not fit its contract', { cause: error })
  }
}

/** Gives several events to their consumer at once, each once. */
async function deliverTogether<Stores>(
  handleAll: NonNullable<Consumer<Stores>['handleAll']>,
  envelopes: readonly EventEnvelope<unknown>[],
  unitOfWork: UnitOfWork<Stores>,
): Promise<('handled' | 'duplicate')[]> {
  return unitOfWork(async (tx) => {
    const accepted = new Set(await inboxIn(tx).acceptAll(envelopes))
    // An event that came twice in one moment is new once.
    const isNew = envelopes.map(({ id }) => accepted.delete(id))
    const events = envelopes.filter((_, index) => isNew[index])
    if (events.length > 0) await handleAll(events, tx)
    return isNew.map((is) => (is ? 'handled' : 'duplicate'))
  })
}

/** How a consumer's loop hands its messages over, and how many it has under way. */
function deliveryOf<Stores>(consumer: Consumer<Stores>, unitOfWork: UnitOfWork<Stores>) {
  const { event, handleAll } = consumer
  if (!handleAll) return { handle: (json: unknown) => deliver(consumer, json, unitOfWork) }
  const together = batch(
    (envelopes: readonly EventEnvelope<unknown>[]) =>
      deliverTogether(handleAll, envelopes, unitOfWork),
    { most: mostTogether },
  )
  return {
    parallel: mostTogether,
    // Parsed alone: one that breaks its contract fails by itself.
    handle: async (json: unknown) => together(readEvent(event, json)),
  }
}

/**
 * Starts a durable pull consumer for each event. It resolves at once and keeps trying to connect: a
 * service runs without NATS.
 * @throws when an event has two consumers
 */
export async function startConsumers<Stores>(o: {
  bus: Bus
  service: string
  unitOfWork: UnitOfWork<Stores>
  consumers: readonly Consumer<Stores>[]
  log: Log
  metrics?: Pick<Metrics, 'countEvent'>
  /** Waits between tries, in milliseconds; after the last one the event is a dead letter. */
  retryDelaysMs?: readonly number[]
  /** After this time without a sign of life an event is given to another worker. */
  ackWaitMs?: number
}): Promise<{ stop(): Promise<void> }> {
  const types = o.consumers.map(({ event }) => event.type)
  const twice = types.find((type, index) => types.indexOf(type) !== index)
  if (twice !== undefined) throw new Error(`${twice} has two consumers in ${o.service}`)
  const tries: EventTries = {
    countFailure: (at) => o.unitOfWork((tx) => eventTriesIn(tx).countFailure(at)),
    beginAlone: (at) => o.unitOfWork((tx) => eventTriesIn(tx).beginAlone(at)),
    forget: (at) => o.unitOfWork((tx) => eventTriesIn(tx).forget(at)),
  }
  const alone = oneAtATime()
  const loops = o.consumers.map((consumer) =>
    consumeDurably({
      bus: o.bus,
      service: o.service,
      type: consumer.event.type,
      from: consumer.from,
      tries,
      alone,
      log: o.log.child({ component: 'consumer', eventType: consumer.event.type }),
      metrics: o.metrics,
      retryDelaysMs: o.retryDelaysMs,
      ackWaitMs: o.ackWaitMs,
      ...deliveryOf(consumer, o.unitOfWork),
    }),
  )
  return {
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()))
    },
  }
}

/** For all events of the service: the one running when the process dies is then the one that kills it. */
function oneAtATime(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const mine = last.then(task)
    last = mine.catch(() => undefined)
    return mine
  }
}
