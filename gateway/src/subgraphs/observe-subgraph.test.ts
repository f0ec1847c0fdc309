import { type RequestListener, type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createMetrics } from '@landfall/kit/observability/metrics'
import { inSpan } from '@landfall/kit/observability/tracing'
import { afterEach, describe, expect, it } from 'vitest'
import { createSubgraphObserver } from './observe-subgraph.ts'
import { createSubgraphClient } from './subgraph-client.ts'

const traceId = '0af7651916cd43dd8448eb211c80319c'
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function listen(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener)
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', () => resolve())
  await promise
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function observe(url: string) {
  const metrics = createMetrics({ service: 'gateway' })
  const client = createSubgraphObserver(metrics)('catalog', createSubgraphClient(url))
  closers.push(() => client.close())
  const post = (withinMs = 2_000) =>
    client.post({
      path: '/graphql',
      headers: { 'x-own': 'kept' },
      body: '{}',
      deadline: performance.now() + withinMs,
      isRepeatable: false,
    })
  const figuresOf = async (name: string) =>
    (await metrics.registry.getSingleMetric(name)?.get())?.values ?? []
  return { post, figuresOf }
}

describe('a request to a subgraph', () => {
  it('passes on the trace along with its own headers', async () => {
    const seen: (string | string[] | undefined)[] = []
    const url = await listen(({ headers }, response) => {
      seen.push(headers.traceparent, headers['x-own'])
      response.end('{"data":1}')
    })
    const { post } = observe(url)
    const origin = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }
    await inSpan('HTTP POST', { origin }, () => post())
    expect(seen).toEqual([
      expect.stringMatching(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`)),
      'kept',
    ])
  })

  it('is timed', async () => {
    const url = await listen((_request, response) => response.end('{"data":1}'))
    const { post, figuresOf } = observe(url)
    await post()
    const times = await figuresOf('landfall_subgraph_request_duration_seconds')
    const count = times.find(
      ({ labels }) => !('le' in labels) && Object.hasOwn(labels, 'outcome'),
    )
    expect(count).toMatchObject({ labels: { subgraph: 'catalog', outcome: 'ok' } })
    expect(await figuresOf('landfall_subgraph_errors_total')).toEqual([])
  })

  it.each([
    ['timeout', () => undefined, 100],
    [
      'fault',
      (response: { writeHead(status: number): { end(): void } }) =>
        response.writeHead(500).end(),
      2_000,
    ],
    ['unreachable', (response: { destroy(): void }) => response.destroy(), 2_000],
  ] as const)('that ends as %s is counted', async (outcome, answer, withinMs) => {
    const url = await listen((_request, response) => answer(response as never))
    const { post, figuresOf } = observe(url)
    expect((await post(withinMs)).ok).toBe(false)
    expect(await figuresOf('landfall_subgraph_errors_total')).toEqual([
      expect.objectContaining({ labels: { subgraph: 'catalog', outcome }, value: 1 }),
    ])
  })
})
