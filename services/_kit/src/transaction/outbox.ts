import { sql } from 'drizzle-orm'
import { makeEnvelope } from '@landfall/proto-events'
import type { EventDefinition } from '@landfall/proto-events'
import type { z } from 'zod'
import { systemClock } from '../core/clock.ts'
import type { Clock } from '../core/clock.ts'
import { newId } from '../core/ids.ts'
import { currentOrigin, type Origin } from '../observability/tracing.ts'
import { type JobDefinition, writePayload } from '../jobs/definition.ts'
import type { Database } from '../database/postgres.ts'

/** Where a use case puts facts and work; they leave the service when its transaction commits. */
export type Outbox = {
  /** @param e.version the aggregate's version after this change; readers ignore older ones */
  publish<S extends z.ZodType>(
    definition: EventDefinition<S>,
    e: { aggregateId: string; version: number; data: z.input<S> },
  ): Promise<void>
  /**
   * The same for many at once, in their order and with one statement: for loads, replays, and what
   * follows from the work of several requests (`origin` as in `enqueueAll`).
   */
  publishAll<S extends z.ZodType>(
    definition: EventDefinition<S>,
    events: readonly {
      aggregateId: string
      version: number
      data: z.input<S>
      origin?: Origin | undefined
    }[],
  ): Promise<void>
  /**
   * @param o.key names what the job is about: a second job with the same key is not added while the
   *   first is waiting or running, and for three days after it is done; one that has failed is
   *   replaced
   */
  enqueue<S extends z.ZodType>(
    definition: JobDefinition<S>,
    payload: z.input<S>,
    o?: { key?: string; runAt?: Date },
  ): Promise<void>
  /**
   * The same for many at once, with one statement. Code that gathers the work of several requests says
   * which request each job is from; by default `origin` is the caller's.
   */
  enqueueAll<S extends z.ZodType>(
    definition: JobDefinition<S>,
    jobs: readonly {
      payload: z.input<S>
      key?: string
      runAt?: Date
      origin?: Origin | undefined
    }[],
  ): Promise<void>
}

export type OutboxKind = 'event' | 'job'

/** What a job's row carries, so that the relay needs no list of all definitions. */
export type JobBody = {
  queue: string
  name: string
  attempts: number | null
  backoffMs: number | null
  removeWhenDone?: boolean
  payload: unknown
  key: string | null
  runAt: string | null
  /** The request that caused it; absent in rows of an older version of the code. */
  origin?: Origin
}

type OutboxOptions = {
  clock?: Clock
  /** Called with the kind of each row that is written. */
  onWritten?: (kind: OutboxKind) => void
}

/** @param tx the transaction that changes the state the event speaks of */
export function createOutbox(tx: Database, options: OutboxOptions = {}): Outbox {
  const clock = options.clock ?? systemClock
  const publishAll: Outbox['publishAll'] = async (definition, events) => {
    const current = currentOrigin()
    const rows = events.map(({ origin = current, ...e }) => {
      const id = newId()
      const body = makeEnvelope(definition, { ...e, id, time: clock.now(), ...origin })
      return { id, body }
    })
    await insert(tx, 'event', definition.type, rows)
    if (rows.length > 0) options.onWritten?.('event')
  }
  const enqueueAll: Outbox['enqueueAll'] = async (definition, jobs) => {
    const { queue, name } = definition
    const current = currentOrigin()
    const rows = jobs.map(({ payload, key, runAt, origin }) => {
      const body: JobBody = {
        queue,
        name,
        attempts: definition.attempts ?? null,
        backoffMs: definition.backoffMs ?? null,
        ...(definition.removeWhenDone && { removeWhenDone: true }),
        payload: writePayload(definition, payload),
        key: key ?? null,
        runAt: runAt?.toISOString() ?? null,
        origin: origin ?? current,
      }
      return { id: newId(), body }
    })
    await insert(tx, 'job', `${queue}/${name}`, rows)
    if (rows.length > 0) options.onWritten?.('job')
  }
  return {
    publish: (definition, e) => publishAll(definition, [e]),
    publishAll,
    enqueue: (definition, payload, o = {}) => enqueueAll(definition, [{ payload, ...o }]),
    enqueueAll,
  }
}

async function insert(
  tx: Database,
  kind: 'event' | 'job',
  name: string,
  rows: readonly { id: string; body: object }[],
): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into outbox (id, kind, name, body)
    select (row->>'id')::uuid, ${kind}, ${name}, row->'body'
    from jsonb_array_elements(${storableJson(rows)}::jsonb) with ordinality as given(row, place)
    order by place`)
}

/** PostgreSQL's JSON accepts no half characters, which may remain when a text is cut. */
function storableJson(value: unknown): string {
  const json = JSON.stringify(value)
  return /\\ud[89a-f]/.test(json) ? JSON.stringify(value, wellFormed) : json
}

function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value
}
