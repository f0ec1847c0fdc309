import { SUBGRAPHS } from '@landfall/gateway/config'
import { connectSubgraphs } from '@landfall/gateway/subgraphs/connect-subgraphs'
import { createGraph } from '@landfall/gateway/graphql/graph'
import { createRequestBudget } from '@landfall/gateway/graphql/request-budget'
import { createRequestContext } from '@landfall/gateway/subgraphs/request-context'
import type { Lifecycle } from '@landfall/kit/process/lifecycle'
import type { Log } from '@landfall/kit/observability/log'
import { createMetrics } from '@landfall/kit/observability/metrics'
import type { ServiceApp } from '@landfall/kit/service/server'
import { createIdentitySigner } from '@landfall/kit/identity/identity-token'
import { testKeys, testVisitor } from '@landfall/kit/testing/callers'
import { fakeApp } from '../../../gateway/test/_fake-subgraphs.ts'
import type { GraphqlQuestion } from '../../../services/catalog/bench/graphql-question.ts'

/** Asks through the gateway's graph, with everything in this process; no question involves the other subgraphs. */
export async function gatewayWay(
  catalog: ServiceApp,
  { lifecycle, log }: { lifecycle: Lifecycle; log: Log },
): Promise<(question: GraphqlQuestion) => Promise<void>> {
  const others = SUBGRAPHS.filter((name) => name !== catalog.name)
  const metrics = createMetrics({ service: 'bench' })
  const { dataSources } = connectSubgraphs({
    names: SUBGRAPHS,
    urls: {},
    apps: [catalog, ...others.map((name) => fakeApp(name))],
    signer: createIdentitySigner(testKeys()),
    lifecycle,
    metrics,
  })
  const unlimited = { costPerMinute: 1e12, newOperationsPerMinute: 1e12 }
  const budget = createRequestBudget(unlimited)
  const graph = await createGraph({ dataSources, log, metrics, budget })
  lifecycle.onStop('graph', () => graph.stop())
  return async ({ source, variables }) => {
    const context = createRequestContext(testVisitor(), { isTrustedDocument: true })
    const { errors } = await graph.run(source, variables, context)
    if (errors.length > 0) throw new Error(JSON.stringify(errors))
  }
}
