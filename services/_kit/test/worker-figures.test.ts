import { sql } from 'drizzle-orm'
import { makeEnvelope } from '@landfall/proto-events'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { newId } from '../src/core/ids.ts'
import { defineJob, implementJob } from '../src/jobs/definition.ts'
import { openFailedJobs } from '../src/jobs/failed-jobs.ts'
import { createJobQueues, type JobQueues } from '../src/jobs/queues.ts'
import { startJobWorkers } from '../src/jobs/workers.ts'
import type { Bus } from '../src/messaging/bus.ts'
import { consumes, startConsumers } from '../src/messaging/consumers.ts'
import { dropDeadLetter, listDeadLetters } from '../src/messaging/dead-letters.ts'
import { createMetrics, type Metrics } from '../src/observability/metrics.ts'
import { startWorkerFigures } from '../src/service/worker-figures.ts'
import { testBacking } from '../src/testing/backing.ts'
import { eventually } from '../src/testing/eventually.ts'
import { removeStream, silentLog, testBus, testEvent, testPostgres, uniqueName } from './_parts.ts' // prettier-ignore

const { redisUrl } = testBacking()
const Fail = defineJob({
  queue: uniqueName('kit-figures'),
  name: 'fail',
  description: 'Fails.',
  schema: z.object({}),
  attempts: 1,
})

let database: Awaited<ReturnType<typeof testPostgres>>
let bus: Bus
let jobs: JobQueues
let prefix: string
let metrics: Metrics
let closers: (() => unknown)[]

beforeEach(async () => {
  database = await testPostgres()
  bus = testBus()
  prefix = uniqueName('kit')
  jobs = createJobQueues({ redisUrl, log: silentLog, prefix })
  metrics = createMetrics({ service: 'example-worker' })
  closers = []
})

afterEach(async () => {
  for (const close of closers.toReversed()) await close()
  await bus.close()
  await jobs.close()
  await database.close()
})

function watch(o: { service?: string; eventTypes?: string[]; queues?: string[] } = {}) {
  const { service = uniqueName('reader'), eventTypes = [], queues = [] } = o
  const { postgres } = database
  const parts = { service, postgres, bus, jobs, eventTypes, queues, metrics }
  const release = '2026.11.2'
  const figures = startWorkerFigures({ ...parts, log: silentLog, release, everyMs: 20 })
  closers.push(() => figures.stop())
}

/** A figure as Prometheus reads it; undefined where there is none with these labels. */
async function figure(name: string, labels: Record<string, string> = {}) {
  const found = await metrics.registry.getSingleMetric(name)?.get()
  return found?.values.find(({ labels: has }) =>
    Object.entries(labels).every(([key, value]) => Reflect.get(has, key) === value),
  )?.value
}

it('figures tell how much of the outbox waits, and for how long, to operators too', async () => {
  const failed = openFailedJobs({ redisUrl, log: silentLog, prefix })
  closers.push(() => failed.close())
  watch()
  await eventually(async () => expect(await figure('landfall_outbox_backlog_rows')).toBe(0))
  expect(await figure('landfall_outbox_oldest_age_seconds')).toBe(0)
  await database.postgres.db.execute(sql`
    insert into outbox (id, kind, name, body, created_at, published_at) values
      (gen_random_uuid(), 'job', 'sent', '{}', now() - interval '9 hours', now()),
      (gen_random_uuid(), 'job', 'waits', '{}', now() - interval '1 hour', null),
      (gen_random_uuid(), 'event', 'waits', '{}', now() - interval '2 hours', null)`)
  await eventually(async () => expect(await figure('landfall_outbox_backlog_rows')).toBe(2))
  const age = (await figure('landfall_outbox_oldest_age_seconds')) ?? 0
  const [sign] = await failed.signs()
  expect(sign).toMatchObject({ outboxRows: 2, documents: null, release: '2026.11.2' })
  expect(sign?.startedAt?.getTime()).toBeLessThan(sign?.at.getTime() ?? 0)
  expect(sign?.oldestOutboxAt?.getTime()).toBeLessThan(Date.now() - 7_199_000)
  // The stored instant is rounded to milliseconds.
  expect(age).toBeGreaterThan(7_199)
  expect(age).toBeLessThan(7_300)
})

it('figures tell what became of events, what waits for a consumer and what nobody could handle', async () => {
  const NoteSaved = testEvent()
  closers.push(() => removeStream(NoteSaved.publisher))
  const publish = async (text: string) => {
    const noteId = newId()
    const fact = { id: newId(), aggregateId: noteId, version: 1, time: new Date() }
    await bus.publish(makeEnvelope(NoteSaved, { ...fact, data: { noteId, text } }))
  }
  const service = uniqueName('reader')
  const event_type = NoteSaved.type
  const start = () =>
    startConsumers({
      bus,
      service,
      unitOfWork: database.unitOfWork,
      consumers: [
        consumes(
          NoteSaved,
          async ({ data }) => {
            if (data.text === 'bad') throw new Error('no')
          },
          { from: 'beginning' },
        ),
      ],
      log: silentLog,
      metrics,
      retryDelaysMs: [5],
    })
  watch({ service, eventTypes: [event_type] })
  const { stop } = await start()
  await Promise.all([publish('good'), publish('bad')])
  const outcome = (name: string) =>
    figure('landfall_events_total', { event_type, outcome: name })
  await eventually(async () => expect(await outcome('buried')).toBe(1))
  expect(await outcome('retried')).toBe(1)
  await eventually(async () => expect(await outcome('handled')).toBe(1))
  await eventually(async () => expect(await figure('landfall_dead_letters')).toBe(1))
  const lag = () => figure('landfall_consumer_lag_events', { event_type })
  await eventually(async () => expect(await lag()).toBe(0))
  await stop()
  await Promise.all([publish('one'), publish('two'), publish('three')])
  await eventually(async () => expect(await lag()).toBe(3))
  const letters = await listDeadLetters(bus)
  const mine = letters.find((letter) => letter.service === service)
  await dropDeadLetter(bus, mine?.position ?? 0)
  await eventually(async () => expect(await figure('landfall_dead_letters')).toBe(0))
})

it('figures tell how many jobs of a queue wait, are delayed or have failed', async () => {
  const add = (runAt: Date | null) => jobs.add(Fail, {}, { jobId: newId(), runAt })
  await add(null)
  await add(null)
  await add(new Date(Date.now() + 3_600_000))
  watch({ queues: [Fail.queue] })
  const count = (state: string) =>
    figure('landfall_queue_jobs', { queue: Fail.queue, state })
  await eventually(async () => expect(await count('waiting')).toBe(2))
  expect(await count('delayed')).toBe(1)
  const workers = await startJobWorkers({
    redisUrl,
    definitions: [Fail],
    implementations: [implementJob(Fail, () => Promise.reject(new Error('no')))],
    log: silentLog,
    prefix,
  })
  closers.push(() => workers.stop())
  await eventually(async () => expect(await count('failed')).toBe(2))
  expect(await count('waiting')).toBe(0)
})

it('figures of a server that is away stay as they were, and update once it is back', async () => {
  const { postgres } = database
  const db = { execute: () => Promise.reject(new Error('away')) }
  const isAway = { value: true }
  const flaky = {
    ...postgres,
    get db() {
      return isAway.value ? (db as never) : postgres.db
    },
  }
  const parts = { service: uniqueName('reader'), bus, jobs, eventTypes: [], queues: [] }
  const figures = startWorkerFigures({
    ...parts,
    postgres: flaky,
    metrics,
    log: silentLog,
    everyMs: 20,
  })
  closers.push(() => figures.stop())
  await eventually(async () => expect(await figure('landfall_dead_letters')).toBe(0))
  isAway.value = false
  await postgres.db.execute(
    sql`insert into outbox (id, kind, name, body) values (gen_random_uuid(), 'job', 'waits', '{}')`,
  )
  await eventually(async () => expect(await figure('landfall_outbox_backlog_rows')).toBe(1))
})
