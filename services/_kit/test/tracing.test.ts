import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createMetrics } from '../src/observability/metrics.ts'
import { createLifecycle } from '../src/process/lifecycle.ts'
import { serveWorker } from '../src/service/process.ts'
import { silentLog } from './_parts.ts'
import {
  currentOrigin,
  inSpan,
  logFields,
  startTracing,
  withOrigin,
} from '../src/observability/tracing.ts'

const traceId = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${traceId}-b7ad6b7169203331-01`

async function startCollector() {
  const bodies: string[] = []
  const paths: (string | undefined)[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      bodies.push(body)
      paths.push(request.url)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`
  return { bodies, paths, endpoint, close: () => server.close() }
}

describe('with a collector', () => {
  it('continues the trace of its caller, hands it on and sends what it saw', async () => {
    const collector = await startCollector()
    const tracing = await startTracing({ service: 'example', endpoint: collector.endpoint })
    const inner = await inSpan('graphql', { origin: { traceparent } }, async () => {
      await Promise.resolve()
      return currentOrigin().traceparent
    })
    expect(inner).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`))
    expect(inner).not.toBe(traceparent)
    const fault = inSpan('job', { origin: {} }, () => Promise.reject(new Error('hunter2')))
    await expect(fault).rejects.toThrow('hunter2')
    await tracing.stop()
    collector.close()
    expect(new Set(collector.paths)).toEqual(new Set(['/v1/traces']))
    const sent = collector.bodies.join('')
    expect(sent).toContain(traceId)
    expect(sent).toContain('"name":"job"')
    expect(sent).toContain('"stringValue":"example"')
    expect(sent).not.toContain('hunter2')
  })

  it('sends what a worker does', async () => {
    const collector = await startCollector()
    const lifecycle = createLifecycle({ log: silentLog })
    const worker = {
      name: 'example',
      lifecycle,
      metrics: createMetrics({ service: 'example-worker' }),
      start: () =>
        inSpan('job send-mail', { origin: { traceparent } }, async () => undefined),
      stop: () => lifecycle.stop(),
    }
    const http = { host: '127.0.0.1', port: 0 }
    const { endpoint: otlpEndpoint } = collector
    const running = await serveWorker(worker, { service: 'example', http, otlpEndpoint })
    await running.stop()
    collector.close()
    const sent = collector.bodies.join('')
    expect(sent).toContain('"stringValue":"example-worker"')
    expect(sent).toContain(traceId)
  })
})

describe('without a collector', () => {
  it('hands the trace and the request on as they came', async () => {
    const origin = { traceparent, requestId: 'r1' }
    const seen = await inSpan('graphql', { origin }, () =>
      inSpan('below', {}, async () => ({ ...currentOrigin(), ...logFields() })),
    )
    expect(seen).toEqual({ traceparent, requestId: 'r1', traceId })
  })

  it.each([undefined, 'anything', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`])(
    'begins a trace that nobody records where %s came',
    async (given) => {
      const origin = given === undefined ? {} : { traceparent: given }
      const begun = await inSpan('job', { origin }, async () => currentOrigin())
      expect(begun.traceparent).toMatch(/^00-(?!0{32})[0-9a-f]{32}-[0-9a-f]{16}-00$/)
    },
  )

  it('knows of no request outside of one', async () => {
    await inSpan('graphql', { origin: { traceparent, requestId: 'r1' } }, async () => {
      expect(withOrigin({}, currentOrigin)).toEqual({})
      const other = await inSpan('job', { origin: {} }, async () => logFields())
      expect(other.requestId).toBeUndefined()
      expect(other.traceId).not.toBe(traceId)
    })
    expect(currentOrigin()).toEqual({})
    expect(logFields()).toEqual({})
  })
})
