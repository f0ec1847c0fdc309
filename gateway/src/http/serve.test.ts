import { once } from 'node:events'
import { get, type IncomingMessage, request } from 'node:http'
import { BlockList, connect } from 'node:net'
import { Readable } from 'node:stream'
import { createLifecycle } from '@landfall/kit/process/lifecycle'
import { createLog } from '@landfall/kit/observability/log'
import { createMetrics } from '@landfall/kit/observability/metrics'
import { type Origin, currentOrigin } from '@landfall/kit/observability/tracing'
import { afterEach, expect, it, vi } from 'vitest'
import type { HttpResponse } from './response.ts'
import { serve } from './serve.ts'
import { readBytes } from './json-body.ts'

afterEach(() => void vi.useRealTimers())

type Options = Parameters<typeof serve>[0]

function serveHere(o: Pick<Options, 'lifecycle' | 'log' | 'answer' | 'silenceMs'>) {
  return serve({
    http: { host: '127.0.0.1', port: 0 },
    trust: { proxies: new BlockList(), isSecureByDefault: false },
    metrics: createMetrics({ service: 'gateway' }),
    commonHeaders: () => ({}),
    ...o,
  })
}

it('closes an event stream that starts after the request has already timed out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const log = createLog({ service: 'gateway', level: 'silent' })
  const lifecycle = createLifecycle({ log })
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<HttpResponse>()
  const { url } = await serveHere({
    lifecycle,
    log,
    answer: () => {
      asked.resolve()
      return answer.promise
    },
  })
  // `fetch` would keep a false timer for the tests after this one.
  const response = once(get(`${url}/graphql`, { agent: false }), 'response')
  await asked.promise
  vi.advanceTimersByTime(10_001)
  const [{ statusCode }] = (await response) as [IncomingMessage]
  expect(statusCode).toBe(503)
  const left = Promise.withResolvers<void>()
  answer.resolve({
    status: 200,
    headers: {},
    body: null,
    events: { chunks: never(), leave: left.resolve },
  })
  await left.promise
  await lifecycle.stop()
})

/** A server whose upload takes a body of whatever length, and a client that sends it in parts. */
async function startUpload(
  o: { bodyMs?: number; work?: Promise<unknown> },
  first = 'first ',
) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const log = createLog({ service: 'gateway', level: 'silent' })
  const lifecycle = createLifecycle({ log })
  const arrived = Promise.withResolvers<void>()
  const read = Promise.withResolvers<void>()
  const { url } = await serveHere({
    lifecycle,
    log,
    async answer(incoming) {
      incoming.clock.allow({ bodyMs: o.bodyMs })
      arrived.resolve()
      const bytes = await readBytes(incoming)
      read.resolve()
      await o.work
      return { status: 200, headers: {}, body: bytes }
    },
  })
  const sent = request(url, { method: 'POST', agent: false })
  const status = once(sent, 'response').then(
    ([response]) => (response as IncomingMessage).statusCode,
  )
  if (first === '') sent.flushHeaders()
  else sent.write(first)
  await arrived.promise
  const stop = async () => {
    sent.destroy()
    await lifecycle.stop()
  }
  return { sent, status, read: read.promise, stop }
}

it('gives an upload its own time limit, and the answer its full time after that', async () => {
  const work = Promise.withResolvers<void>()
  const upload = await startUpload({ bodyMs: 60_000, work: work.promise })
  vi.advanceTimersByTime(50_000)
  upload.sent.end('last')
  await upload.read
  vi.advanceTimersByTime(9_000)
  work.resolve()
  expect(await upload.status).toBe(200)
  await upload.stop()
})

it('answers 408 when a request body stops arriving', async () => {
  const upload = await startUpload({})
  vi.advanceTimersByTime(15_001)
  expect(await upload.status).toBe(408)
  await upload.stop()
})

it('answers 408 when no part of a request body arrives', async () => {
  const upload = await startUpload({}, '')
  vi.advanceTimersByTime(15_001)
  expect(await upload.status).toBe(408)
  await upload.stop()
})

it('answers 503, not 408, when the gateway itself has not read the body', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const log = createLog({ service: 'gateway', level: 'silent' })
  const lifecycle = createLifecycle({ log })
  const asked = Promise.withResolvers<void>()
  const { url } = await serveHere({
    lifecycle,
    log,
    async answer() {
      asked.resolve()
      return new Promise<never>(() => {})
    },
  })
  const sent = request(url, { method: 'POST', agent: false })
  const response = once(sent, 'response')
  sent.end('all of it')
  await asked.promise
  vi.advanceTimersByTime(15_001)
  const [{ statusCode }] = (await response) as [IncomingMessage]
  expect(statusCode).toBe(503)
  await lifecycle.stop()
})

it('starts its own trace for each request, and logs the ids of trace and request', async () => {
  const lines: string[] = []
  const destination = { write: (line: string) => void lines.push(line) }
  const log = createLog({ service: 'gateway', destination })
  const lifecycle = createLifecycle({ log })
  const origins: Origin[] = []
  const { url } = await serveHere({
    lifecycle,
    log,
    answer: async () => {
      origins.push(currentOrigin())
      throw new Error('a fault')
    },
  })
  const sentId = '0af7651916cd43dd8448eb211c80319c'
  const traceparent = `00-${sentId}-b7ad6b7169203331-01`
  const response = await fetch(url, { headers: { traceparent } })
  const requestId = response.headers.get('x-request-id')
  await fetch(url)
  await lifecycle.stop()
  expect(new Set(origins.map((origin) => origin.traceparent)).size).toBe(2)
  for (const origin of origins) {
    expect(origin.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)
    expect(origin.traceparent).not.toContain(sentId)
  }
  const traceId = origins[0]?.traceparent?.slice(3, 35)
  const [fault, access] = lines.map((line): unknown => JSON.parse(line))
  expect(fault).toMatchObject({ msg: 'unexpected error', requestId, traceId })
  expect(access).toMatchObject({ msg: 'request', requestId, traceId })
})

async function* never(): AsyncGenerator<string> {
  yield await new Promise<string>(() => undefined)
}

it('logs a file that breaks off in the middle', async () => {
  const lines = Promise.withResolvers<string>()
  const log = createLog({
    service: 'gateway',
    level: 'error',
    destination: { write: lines.resolve },
  })
  const lifecycle = createLifecycle({ log })
  const stream = Readable.from(breakingOff())
  const { url } = await serveHere({
    lifecycle,
    log,
    answer: async () => ({ status: 200, headers: {}, body: null, stream }),
  })
  await expect(fetch(url).then((answer) => answer.bytes())).rejects.toThrow('terminated')
  expect(await lines.promise).toContain('answer not sent')
  await lifecycle.stop()
})

async function* breakingOff() {
  yield Buffer.alloc(1_024)
  throw new Error('the service is gone')
}

it('disconnects a client that stops reading a file, to free the connection to the service', async () => {
  const log = createLog({ service: 'gateway', level: 'silent' })
  const lifecycle = createLifecycle({ log })
  const block = Buffer.alloc(64 * 1_024)
  const stream = new Readable({ read: () => void stream.push(block) })
  const { port } = await serveHere({
    lifecycle,
    log,
    silenceMs: 300,
    answer: async () => ({ status: 200, headers: {}, body: null, stream }),
  })
  const client = connect(port, '127.0.0.1').pause()
  client.write('GET /file HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await once(stream, 'error')
  expect(stream.destroyed).toBe(true)
  client.destroy()
  await lifecycle.stop()
})
