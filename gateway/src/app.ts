import { setTimeout as wait } from 'node:timers/promises'
import { type Lifecycle, createLifecycle } from '@landfall/kit/process/lifecycle'
import { type Log, createLog } from '@landfall/kit/observability/log'
import { type Metrics, createMetrics } from '@landfall/kit/observability/metrics'
import { startTracing } from '@landfall/kit/observability/tracing'
import type { ServiceApp } from '@landfall/kit/service/server'
import { type GatewayConfig, SUBGRAPHS } from './config.ts'
import { createEdge } from './create-edge.ts'
import { warmUpPlans } from './graphql/warm-up-plans.ts'
import { type Edge, handleRequest } from './handle-request.ts'
import {
  ASSET_HEADERS,
  STRICT_TRANSPORT,
  securityHeaders,
} from './http/security-headers.ts'
import { serve } from './http/serve.ts'
import { answerHealth, isHealthPath, serveOwnOperations } from './ops/health.ts'
import { type SiteReadiness, createReadinessCheck } from './ops/readiness.ts'
import { REST_ROUTES } from './rest/routes.ts'
import { acceptSockets } from './subscriptions/socket-transport.ts'

export type Gateway = {
  readonly url: string
  /** The address of the operators' port; null if there is none. */
  readonly operationsUrl: string | null
  readonly lifecycle: Lifecycle
  stop(): Promise<void>
}

/**
 * Starts the gateway.
 * @param o.apps services of this very process; the others are reached by their configured URLs.
 *   Stopping the gateway leaves them running: their owner stops them.
 * @param o.warmsUp false if each request should be the first of its kind, or the only one. By default
 *   false only in development, where a server is started often and gets few of the documents
 * @param o.answerMs how long an answer may take, unless its route says more; 10 s by default
 */
export async function createGateway(
  config: GatewayConfig,
  o: {
    apps?: readonly ServiceApp[]
    log?: Log
    warmsUp?: boolean
    answerMs?: number
  } = {},
): Promise<Gateway> {
  const log =
    o.log ?? createLog({ service: 'gateway', level: config.logLevel, allow: ['field'] })
  const lifecycle = createLifecycle({ log })
  const metrics = createMetrics({ service: 'gateway' })
  const tracing = await startTracing({ service: 'gateway', endpoint: config.otlpEndpoint })
  lifecycle.onStop('tracing', () => tracing.stop())
  const edge = await createEdge(config, { apps: o.apps ?? [], lifecycle, metrics, log })
  const checkReadiness = createReadinessCheck({ lifecycle, metrics, subgraphs: SUBGRAPHS })
  const operations =
    config.operations &&
    (await serveOwnOperations({
      http: config.operations,
      lifecycle,
      metrics,
      checkReadiness,
    }))
  const { url } = await serveEdge(config, {
    edge,
    checkReadiness,
    answerMs: o.answerMs,
    lifecycle,
    metrics,
    log,
  })
  lifecycle.onStop('subscriptions', () => edge.live.stop())
  lifecycle.onStop('drain', () => wait(config.drainMs))
  if (o.warmsUp ?? config.environment !== 'development') void warmUp(edge, lifecycle, log)
  return {
    url,
    operationsUrl: operations?.url ?? null,
    lifecycle,
    stop: () => lifecycle.stop(),
  }
}

function serveEdge(
  config: GatewayConfig,
  o: {
    edge: Edge
    checkReadiness: () => Promise<SiteReadiness>
    answerMs: number | undefined
    lifecycle: Lifecycle
    metrics: Metrics
    log: Log
  },
) {
  const { edge, checkReadiness, answerMs, lifecycle, metrics, log } = o
  const headers = securityHeaders(edge.webBuild?.inlineHashes)
  return serve({
    http: config.http,
    closeMs: config.closeMs,
    ...(answerMs !== undefined && { answerMs }),
    trust: {
      proxies: config.trustedProxies,
      isSecureByDefault: config.publicUrl.startsWith('https:'),
    },
    lifecycle,
    metrics,
    log,
    commonHeaders: (incoming) => ({
      ...(incoming?.path.startsWith('/assets/') ? ASSET_HEADERS : headers),
      ...(incoming?.isSecure && { 'strict-transport-security': STRICT_TRANSPORT }),
    }),
    answer: async (incoming) =>
      isHealthPath(incoming.path)
        ? answerHealth(incoming, checkReadiness)
        : handleRequest(incoming, edge),
    acceptSockets: (server, hooks) =>
      acceptSockets(server, {
        live: edge.live,
        allowedOrigins: config.allowedOrigins,
        log,
        ...hooks,
      }),
  })
}

/** In the background: the first visitors are served meanwhile, only slower. */
async function warmUp(
  { graph, documents }: Pick<Edge, 'graph' | 'documents'>,
  lifecycle: Lifecycle,
  log: Log,
): Promise<void> {
  const operations = REST_ROUTES.map(({ operation }) => operation)
  const stopped = new AbortController()
  lifecycle.onStop('warm-up', () => stopped.abort())
  try {
    await warmUpPlans(graph, operations, stopped.signal)
    if (!stopped.signal.aborted) documents.prepare()
  } catch (error) {
    log.error({ err: error }, 'plans were not warmed')
  }
}
