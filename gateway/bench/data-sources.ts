/**
 * Compares the gateway's data sources with the ones that @apollo/gateway brings, in paired rounds:
 *
 *     node gateway/bench/data-sources.ts [rounds] [seconds]
 *
 * Trust the ratios, not the figures: machines differ and so do their neighbours.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { LocalGraphQLDataSource, RemoteGraphQLDataSource } from '@apollo/gateway'
import { createLifecycle } from '@landfall/kit/lifecycle'
import { createLog } from '@landfall/kit/log'
import { createMetrics } from '@landfall/kit/metrics'
import { createIdentitySigner, identityHeader } from '@landfall/kit/signed-identity'
import { testCaller, testKeys } from '@landfall/kit/testing'
import { silenceVendorTelemetry } from '../src/config.ts'
import { connectSubgraphs } from '../src/connect-subgraphs.ts'
import { type DataSource, type Graph, createGraph } from '../src/graphql/graph.ts'
import {
  type RequestContext,
  createRequestContext,
} from '../src/graphql/request-context.ts'
import { BENCH_QUERY, benchApps } from './apps.ts'

const [rounds, seconds] = [Number(process.argv[2] ?? 5), Number(process.argv[3] ?? 2)]
const CONCURRENCY = 20
const SUBGRAPHS = ['identity', 'catalog', 'applications', 'ai-workers']

silenceVendorTelemetry()
const log = createLog({ service: 'bench', level: 'silent' })
const keys = testKeys()
const signer = createIdentitySigner(keys)
const lifecycle = createLifecycle({ log })

const child = spawn(
  process.execPath,
  [new URL('subgraphs.ts', import.meta.url).pathname, keys.publicKey],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
  },
)
const [line] = (await once(child.stdout, 'data')) as [Buffer]
const urls = JSON.parse(line.toString()) as Record<string, string>
const apps = benchApps()
const connect = { names: SUBGRAPHS, signer, lifecycle }
const graphs = {
  'HTTP, default': await graphOf(defaultRemote(), 'reference'),
  'HTTP, lean': await graphOf(connectSubgraphs({ ...connect, urls, apps: [] }).dataSources),
  'in-process, default': await graphOf(defaultLocal(), 'reference'),
  'in-process, compiled': await graphOf(
    connectSubgraphs({ ...connect, urls: {}, apps }).dataSources,
  ),
}

const results = new Map<string, number[]>()
for (const graph of Object.values(graphs)) await load(graph, 0.5)
for (let round = 0; round < rounds; round++) {
  for (const [name, graph] of Object.entries(graphs)) {
    results.set(name, [...(results.get(name) ?? []), await load(graph, seconds)])
  }
}
const base = median(results.get('HTTP, default') ?? [])
for (const [name, figures] of results) {
  const rate = median(figures)
  process.stdout.write(
    `${name.padEnd(22)} ${rate.toFixed(0).padStart(6)}/s  × ${(rate / base).toFixed(2)}\n`,
  )
}
child.kill()
await lifecycle.stop()
process.exit(0)

function graphOf(
  dataSources: ReadonlyMap<string, DataSource>,
  executor: 'compiled' | 'reference' = 'compiled',
): Promise<Graph> {
  const metrics = createMetrics({ service: 'bench' })
  return createGraph({ dataSources, executor, log, metrics })
}

function defaultRemote(): Map<string, DataSource> {
  return new Map(
    SUBGRAPHS.map((name) => {
      const source = new RemoteGraphQLDataSource<RequestContext>({
        url: `${urls[name]}/graphql`,
        async willSendRequest({ request, context }) {
          const token = await signer.sign(context.caller as RequestContext['caller'], name)
          request.http?.headers.set(identityHeader, token)
        },
      })
      return [name, source as DataSource]
    }),
  )
}

function defaultLocal(): Map<string, DataSource> {
  return new Map(
    apps.map(({ name, subgraph }) => [
      name,
      new LocalGraphQLDataSource(subgraph.schema) as DataSource,
    ]),
  )
}

/** Requests a second at a fixed concurrency. */
async function load(graph: Graph, forSeconds: number): Promise<number> {
  const startedAt = performance.now()
  const until = startedAt + forSeconds * 1_000
  let done = 0
  const client = async () => {
    while (performance.now() < until) {
      const context = createRequestContext(testCaller(), { isTrustedDocument: true })
      const { data, errors } = await graph.run(BENCH_QUERY, {}, context)
      if (!data || errors.length > 0) throw new Error(JSON.stringify(errors))
      done += 1
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, client))
  return done / ((performance.now() - startedAt) / 1_000)
}

function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0
}
