import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { startSite } from './_gateway.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

async function startCollector() {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body)
      return response.end('{}')
    })
  }).listen(0, '127.0.0.1')
  closers.push(() => server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { bodies, otlpEndpoint: `http://127.0.0.1:${port}` }
}

it('sends one trace for the request and its subgraph’s work, and measures the subgraph’s time', async () => {
  const { bodies, otlpEndpoint } = await startCollector()
  const site = await startSite({ mode: 'http', config: { otlpEndpoint } })
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }
  const body = { query: '{ scholarshipStats { totalCount } }' }
  expect((await site.call('POST', '/graphql', { body, headers })).status).toBe(200)
  const figures = await site.operations('/metrics')
  await site.stop()
  const all = bodies.flatMap(spansIn)
  // The new trace links to the client's own and never joins it: nobody knows who sent that.
  expect(all.filter((span) => span.traceId === traceId)).toEqual([])
  const first = all.find(({ links }) => links?.some((link) => link.traceId === traceId))
  expect(first?.parentSpanId).toBeFalsy()
  const spans = all.filter((span) => span.traceId === first?.traceId)
  const named = (name: string) => spans.filter((span) => span.name === name)
  const [call, ...others] = named('subgraph catalog')
  expect(others).toEqual([])
  // The gateway and the service, which share one process here.
  const parents = named('POST /graphql').map(({ parentSpanId }) => parentSpanId)
  expect(new Set(parents)).toEqual(new Set([first?.parentSpanId, call?.spanId]))
  expect(figures.text).toMatch(
    /landfall_subgraph_request_duration_seconds_count\{.*subgraph="catalog",outcome="ok"\} 1\n/,
  )
})

type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  links?: { traceId: string }[]
}

/** OTLP in JSON. */
function spansIn(body: string): Span[] {
  const { resourceSpans } = JSON.parse(body) as {
    resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
  }
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
}
