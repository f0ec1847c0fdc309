import { Writable } from 'node:stream'
import { trace } from '@opentelemetry/api'
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
  type ReadableSpan,
} from '@opentelemetry/sdk-trace'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  createIdentitySigner,
  createIdentityVerifier,
  identityHeader,
} from '../src/identity/identity-token.ts'
import { defineJob, implementJob } from '../src/jobs/definition.ts'
import {
  consumes,
  consumesTogether,
  originOfEvent,
  type Consumer,
} from '../src/messaging/consumers.ts'
import { createLog } from '../src/observability/log.ts'
import { createMetrics } from '../src/observability/metrics.ts'
import { createLifecycle } from '../src/process/lifecycle.ts'
import { createSubgraph } from '../src/graphql/subgraph.ts'
import { serveSubgraph } from '../src/service/server.ts'
import { createServiceWorker, type MeasuredWorker } from '../src/service/worker.ts'
import { testBacking } from '../src/testing/backing.ts'
import { testCaller, testKeys } from '../src/testing/callers.ts'
import { eventually } from '../src/testing/eventually.ts'
import { newId } from '../src/core/ids.ts'
import { removeStream, testEvent, testPostgres, uniqueName, type Stores } from './_parts.ts'

const traceId = '0af7651916cd43dd8448eb211c80319c'
const browserSpan = 'b7ad6b7169203331'
const traceparent = `00-${traceId}-${browserSpan}-01`

const NoteSaved = testEvent()
const SendMail = defineJob({
  queue: uniqueName('kit-mail'),
  name: 'send-mail',
  description: 'Tells somebody of a note.',
  schema: z.strictObject({ noteId: z.uuid() }),
  attempts: 2,
  backoffMs: 1,
})

let exporter: InMemorySpanExporter
let service: Awaited<ReturnType<typeof testPostgres>>
let closers: (() => Promise<unknown>)[]
let lines: Record<string, unknown>[]

beforeEach(async () => {
  exporter = new InMemorySpanExporter()
  const spanProcessors = [new SimpleSpanProcessor({ exporter })]
  trace.setGlobalTracerProvider(new TracerProvider({ spanProcessors }))
  service = await testPostgres()
  lines = []
  closers = []
})

afterEach(async () => {
  for (const close of closers.toReversed()) await close()
  await service.close()
  await removeStream(NoteSaved.publisher)
  trace.disable()
})

function log() {
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(z.record(z.string(), z.unknown()).parse(JSON.parse(chunk.toString())))
      done()
    },
  })
  return createLog({ service: 'test', destination })
}

async function saveNote(): Promise<boolean> {
  return service.unitOfWork(async ({ outbox }) => {
    const noteId = newId()
    const data = { noteId, text: 'hello' }
    await outbox.publish(NoteSaved, { aggregateId: noteId, version: 1, data })
    return true
  })
}

/** A subgraph whose one mutation publishes an event. */
async function startSubgraph() {
  const keys = testKeys()
  const lifecycle = createLifecycle({ log: log() })
  const { url } = await serveSubgraph({
    subgraph: createSubgraph({
      name: 'example',
      sdl: `extend schema
          @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@shareable"])
        type Query { nothing: Boolean } type Mutation { saveNote: Boolean! }`,
      resolvers: { Query: { nothing: () => null }, Mutation: { saveNote } },
      context: () => ({}),
      log: log(),
    }),
    http: { host: '127.0.0.1', port: 0 },
    verifier: createIdentityVerifier({ ...keys, audience: 'example' }),
    lifecycle,
  })
  closers.push(() => lifecycle.stop())
  const signer = createIdentitySigner(keys)
  return async (requestId: string, headers: Record<string, string>) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [identityHeader]: await signer.sign(testCaller({ requestId }), 'example'),
        ...headers,
      },
      body: JSON.stringify({ query: 'mutation { saveNote }' }),
    })
    expect(await response.json()).toEqual({ data: { saveNote: true } })
  }
}

/** A worker whose consumer queues a job, which fails once. */
async function startWorker(consumer: Consumer<Stores>): Promise<MeasuredWorker> {
  const sendMail = implementJob(SendMail, async (_payload, { attempt, log: jobLog }) => {
    if (attempt === 1) throw new Error('the mail server is away')
    jobLog.info('a mail is sent')
  })
  const { natsUrl, redisUrl } = testBacking()
  const name = uniqueName('kit')
  const worker = createServiceWorker({
    config: {
      service: name,
      natsUrl,
      natsReplicas: null,
      allowsLossyStores: true,
      redisUrl,
    },
    // The worker closes what it was given.
    postgres: { ...service.postgres, close: async () => undefined },
    unitOfWork: service.unitOfWork,
    consumers: [consumer],
    onErased: null,
    jobs: { definitions: [SendMail], implementations: [sendMail] },
    metrics: createMetrics({ service: `${name}-worker` }),
    log: log(),
    queuePrefix: uniqueName('kit'),
  })
  await worker.start()
  closers.push(() => worker.stop())
  return worker
}

const queueMail: Parameters<typeof consumes<typeof NoteSaved.schema, Stores>>[1] = async (
  { data },
  { outbox },
) => outbox.enqueue(SendMail, { noteId: data.noteId })

const queueMails: Parameters<
  typeof consumesTogether<typeof NoteSaved.schema, Stores>
>[1] = async (events, { outbox }) => {
  const jobs = events.map((event) => ({
    payload: { noteId: event.data.noteId },
    origin: originOfEvent(event),
  }))
  await outbox.enqueueAll(SendMail, jobs)
}

function spansNamed(name: string): ReadableSpan[] {
  return exporter.getFinishedSpans().filter((span) => span.name === name)
}

async function rowsOf(kind: 'event' | 'job') {
  const { rows } = await service.postgres.db.execute<{ body: Record<string, unknown> }>(
    sql`select body from outbox where kind = ${kind} order by position`,
  )
  return rows.map(({ body }) => body)
}

describe('one trace', () => {
  it('goes from a request through outbox, event and consumer to a job and its tries', async () => {
    const ask = await startSubgraph()
    await ask('request-1', { traceparent })
    await startWorker(consumes(NoteSaved, queueMail, { from: 'beginning' }))
    await eventually(() => spansNamed('job send-mail').length === 2)

    const [request] = spansNamed('POST /graphql')
    const [handled] = spansNamed(`event ${NoteSaved.type}`)
    const [failed, sent] = spansNamed('job send-mail')
    const chain = [request, handled, failed, sent]
    expect(chain.map((span) => span?.spanContext().traceId)).toEqual(
      Array.from(chain, () => traceId),
    )
    expect(request?.parentSpanContext?.spanId).toBe(browserSpan)
    expect(handled?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId)
    expect(failed?.parentSpanContext?.spanId).toBe(handled?.spanContext().spanId)
    expect(sent?.parentSpanContext?.spanId).toBe(handled?.spanContext().spanId)
    expect(failed?.status.message).toBe('Error')

    const [event] = await rowsOf('event')
    expect(event).toMatchObject({
      traceparent: `00-${traceId}-${request?.spanContext().spanId}-01`,
      requestid: 'request-1',
    })
    const [job] = await rowsOf('job')
    expect(job?.origin).toEqual({
      traceparent: `00-${traceId}-${handled?.spanContext().spanId}-01`,
      requestId: 'request-1',
    })
    for (const msg of ['a job will be retried', 'a mail is sent']) {
      const line = lines.find((one) => one.msg === msg)
      expect(line).toMatchObject({ requestId: 'request-1', traceId })
    }
  })

  it('stays apart from another for events that are handled together', async () => {
    const ask = await startSubgraph()
    await Promise.all([
      ask('request-1', { traceparent }),
      ask('request-2', { traceparent: traceparent.replace(traceId, 'f'.repeat(32)) }),
    ])
    await startWorker(consumesTogether(NoteSaved, queueMails, { from: 'beginning' }))
    await eventually(() => spansNamed(`event ${NoteSaved.type}`).length === 2)
    const traces = spansNamed(`event ${NoteSaved.type}`).map(
      (span) => span.spanContext().traceId,
    )
    expect(new Set(traces)).toEqual(new Set([traceId, 'f'.repeat(32)]))
    const events = await rowsOf('event')
    for (const { payload, origin } of await rowsOf('job')) {
      const { noteId } = SendMail.schema.parse(payload)
      const event = events.find(({ subject }) => subject === noteId)
      const { requestId } = z.object({ requestId: z.string().optional() }).parse(origin)
      expect(requestId).toBe(event?.requestid)
    }
  })
})
