/**
 * Compares the gateway's way to its subgraphs and its executor with @apollo/gateway's defaults, under the same
 * Apollo Server with the same plugins. Over HTTP the subgraphs are another process and do not count; in one process
 * they do:
 *
 *     npm run bench gateway -- [--rounds 5] [--seconds 2]
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LocalGraphQLDataSource, RemoteGraphQLDataSource } from '@apollo/gateway'
import { SUBGRAPHS } from '@landfall/gateway/config'
import { connectSubgraphs } from '@landfall/gateway/subgraphs/connect-subgraphs'
import { type Graph, createGraph } from '@landfall/gateway/graphql/graph'
import { createRequestBudget } from '@landfall/gateway/graphql/request-budget'
import type { DataSource } from '@landfall/gateway/subgraphs/data-source'
import {
  type RequestContext,
  createRequestContext,
} from '@landfall/gateway/subgraphs/request-context'
import { createLifecycle } from '@landfall/kit/process/lifecycle'
import { createLog } from '@landfall/kit/observability/log'
import { createMetrics } from '@landfall/kit/observability/metrics'
import { createIdentitySigner, identityHeader } from '@landfall/kit/identity/identity-token'
import { testCaller, testKeys } from '@landfall/kit/testing/callers'
import { createReferenceGraph } from '../../gateway/test/_reference-graph.ts'
import { BENCH_QUERY, benchApps } from './gateway/apps.ts'
import { pairedRatio, report, runPaired, startCpuClock } from './measure.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
  },
})
const seconds = Number(values.seconds)
const CONCURRENCY = 20
const UNLIMITED = { costPerMinute: 1e12, newOperationsPerMinute: 1e12 }

process.env['APOLLO_TELEMETRY_DISABLED'] = 'true'
const log = createLog({ service: 'bench', level: 'silent' })
const keys = testKeys()
const signer = createIdentitySigner(keys)
const lifecycle = createLifecycle({ log })

const child = spawn(
  process.execPath,
  [join(import.meta.dirname, 'gateway/subgraphs.ts'), keys.publicKey],
  { stdio: ['ignore', 'pipe', 'inherit'] },
)
const [line] = (await once(child.stdout, 'data')) as [Buffer]
const urls = JSON.parse(line.toString()) as Record<string, string>
const apps = benchApps()
const connect = () => ({
  names: SUBGRAPHS,
  signer,
  lifecycle,
  metrics: createMetrics({ service: 'bench' }),
})

try {
  const graphs = {
    'HTTP, stock': await graphOf(stockRemote(), 'reference'),
    'HTTP, ours': await graphOf(
      connectSubgraphs({ ...connect(), urls, apps: [] }).dataSources,
      'compiled',
    ),
    'one process, stock': await graphOf(stockLocal(), 'reference'),
    'one process, ours': await graphOf(
      connectSubgraphs({ ...connect(), urls: {}, apps }).dataSources,
      'compiled',
    ),
  }
  const variants = Object.entries(graphs).map(
    ([name, graph]) => [name, () => load(graph)] as const,
  )
  const figures = await runPaired(Object.fromEntries(variants), Number(values.rounds))
  const ratio = (name: string, of: string, to: string, goal?: number) => ({
    name,
    value: pairedRatio(figures, of, to),
    goal,
  })
  report({
    bench: 'gateway',
    unit: 'operations for each second of a core',
    figures,
    ratios: [
      ratio('over HTTP / stock over HTTP', 'HTTP, ours', 'HTTP, stock', 2.5),
      ratio('one process / stock over HTTP', 'one process, ours', 'HTTP, stock', 3),
      ratio(
        'one process / stock in one process',
        'one process, ours',
        'one process, stock',
      ),
    ],
    notes: { concurrency: CONCURRENCY },
  })
} finally {
  child.kill()
  await lifecycle.stop()
}
process.exit(0)

function graphOf(
  dataSources: ReadonlyMap<string, DataSource>,
  executor: 'compiled' | 'reference',
): Promise<Pick<Graph, 'run'>> {
  const metrics = createMetrics({ service: 'bench' })
  const o = { dataSources, log, metrics, budget: createRequestBudget(UNLIMITED) }
  return executor === 'reference' ? createReferenceGraph(o) : createGraph(o)
}

/** The default data source; it must sign as ours does, or no subgraph would answer. */
function stockRemote(): Map<string, DataSource> {
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

function stockLocal(): Map<string, DataSource> {
  return new Map(
    apps.map(({ name, subgraph }) => [
      name,
      new LocalGraphQLDataSource(subgraph.schema) as DataSource,
    ]),
  )
}

/** Operations for each second of a core that this process uses, at a fixed concurrency. */
async function load(graph: Pick<Graph, 'run'>): Promise<number> {
  const cpuSeconds = startCpuClock()
  const until = performance.now() + seconds * 1_000
  let done = 0
  const client = async () => {
    while (performance.now() < until) {
      // Asks as strangers do: through Apollo Server and all plugins on both sides.
      const context = createRequestContext(testCaller(), { isTrustedDocument: false })
      const { data, errors } = await graph.run(BENCH_QUERY, {}, context)
      if (!data || errors.length > 0) throw new Error(JSON.stringify(errors))
      done += 1
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, client))
  return done / cpuSeconds()
}
