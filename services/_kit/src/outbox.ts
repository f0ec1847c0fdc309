import { sql } from 'drizzle-orm'
import { makeEnvelope } from '@landfall/proto-events'
import type { EventDefinition } from '@landfall/proto-events'
import type { z } from 'zod'
import { systemClock } from './clock.ts'
import type { Clock } from './clock.ts'
import { newId } from './ids.ts'
import type { JobDefinition } from './jobs.ts'
import type { Database } from './postgres.ts'

export { createRelay } from './outbox-relay.ts'
export type { Relay } from './outbox-relay.ts'

/** Where a use case leaves facts and work; they leave the service when its transaction commits. */
export type Outbox = {
  /** @param e.version the aggregate's, after this change; readers ignore what is older */
  publish<S extends z.ZodType>(
    definition: EventDefinition<S>,
    e: { aggregateId: string; version: number; data: z.input<S> },
  ): Promise<void>
  /** @param o.key what the job is about: a second job with the key is not added while the first is kept */
  enqueue<S extends z.ZodType>(
    definition: JobDefinition<S>,
    payload: z.input<S>,
    o?: { key?: string; runAt?: Date },
  ): Promise<void>
}

/** What a job's row carries, so that the relay needs no list of all definitions. */
export type JobBody = {
  queue: string
  name: string
  attempts: number | null
  backoffMs: number | null
  payload: unknown
  key: string | null
  runAt: string | null
}

type OutboxOptions = {
  clock?: Clock
  /** W3C trace context of the running request, if it is traced. */
  traceparent?: () => string | undefined
}

/** @param tx the transaction that changes the state the event speaks of */
export function createOutbox(tx: Database, options: OutboxOptions = {}): Outbox {
  const clock = options.clock ?? systemClock
  return {
    publish: async (definition, e) => {
      const id = newId()
      const traceparent = options.traceparent?.()
      const envelope = makeEnvelope(definition, {
        ...e,
        id,
        time: clock.now(),
        traceparent,
      })
      await insert(tx, id, 'event', definition.type, envelope)
    },
    enqueue: async (definition, payload, o = {}) => {
      const body: JobBody = {
        queue: definition.queue,
        name: definition.name,
        attempts: definition.attempts ?? null,
        backoffMs: definition.backoffMs ?? null,
        payload: definition.schema.parse(payload),
        key: o.key ?? null,
        runAt: o.runAt?.toISOString() ?? null,
      }
      await insert(tx, newId(), 'job', `${definition.queue}/${definition.name}`, body)
    },
  }
}

/** The NOTIFY reaches the relay at commit; equal ones of one transaction are sent once. */
async function insert(
  tx: Database,
  id: string,
  kind: 'event' | 'job',
  name: string,
  body: object,
): Promise<void> {
  await tx.execute(sql`
    with added as (
      insert into outbox (id, kind, name, body)
      values (${id}, ${kind}, ${name}, ${JSON.stringify(body)}::jsonb)
    )
    select pg_notify('outbox_' || current_schema(), '')`)
}
