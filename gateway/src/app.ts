import { readFileSync } from 'node:fs'
import { type Bus, createBus } from '@landfall/kit/bus'
import { type Lifecycle, createLifecycle } from '@landfall/kit/lifecycle'
import { type Log, createLog } from '@landfall/kit/log'
import { createMetrics } from '@landfall/kit/metrics'
import type { ServiceApp } from '@landfall/kit/service-server'
import { createIdentitySigner } from '@landfall/kit/signed-identity'
import { type GatewayConfig, SUBGRAPHS, silenceVendorTelemetry } from './config.ts'
import { connectSubgraphs } from './connect-subgraphs.ts'
import { answerAtEdge } from './edge.ts'
import { createGraph } from './graphql/graph.ts'
import { rehearse } from './graphql/rehearse.ts'
import { STRICT_TRANSPORT, securityHeaders } from './http/security-headers.ts'
import { serve } from './http/serve.ts'
import { answerHealth, isHealthPath } from './ops/health.ts'
import { createDocuments } from './rest/answer-document.ts'
import { createRouter } from './rest/router.ts'
import { REST_ROUTES } from './rest/routes.ts'
import { makeResolveSession } from './session/resolve-session.ts'
import { type SessionCache, createSessionCache } from './session/session-cache.ts'
import { followSessionEvents } from './session/session-events.ts'
import { loadWebBuild } from './web/load-files.ts'

export type Gateway = {
  readonly url: string
  readonly lifecycle: Lifecycle
  stop(): Promise<void>
}

const apiSchemaFile = new URL('../api-schema.graphql', import.meta.url)

/**
 * Starts the gateway.
 * @param o.apps services of this very process; the others are reached by their configured URLs.
 *   Stopping the gateway leaves them running: their owner stops them.
 */
export async function createGateway(
  config: GatewayConfig,
  o: { apps?: readonly ServiceApp[]; log?: Log } = {},
): Promise<Gateway> {
  silenceVendorTelemetry()
  const log = o.log ?? createLog({ service: 'gateway', level: config.logLevel })
  const lifecycle = createLifecycle({ log })
  const metrics = createMetrics({ service: 'gateway' })
  const signer = createIdentitySigner({ privateKey: config.privateKey })
  const subgraphs = connectSubgraphs({
    names: SUBGRAPHS,
    urls: config.subgraphUrls,
    apps: o.apps ?? [],
    signer,
    lifecycle,
  })
  const graph = await createGraph({ dataSources: subgraphs.dataSources, log, metrics })
  lifecycle.onStop('graph', () => graph.stop())
  const sessions = createSessionCache(makeResolveSession(subgraphs.callIdentity))
  if (config.natsUrl) followEvents(config.natsUrl, { sessions, lifecycle, log })

  const webBuild = config.webRoot ? loadWebBuild(config.webRoot) : null
  const headers = securityHeaders(webBuild?.inlineHashes)
  const secureHeaders = { ...headers, 'strict-transport-security': STRICT_TRANSPORT }
  const edge = {
    graph,
    sessions,
    webBuild,
    router: createRouter(REST_ROUTES),
    documents: createDocuments(REST_ROUTES, config.publicUrl),
    callIdentity: subgraphs.callIdentity,
    allowedOrigins: config.allowedOrigins,
    isDevelopment: config.environment !== 'production',
  }
  const { url } = await serve({
    http: config.http,
    trust: {
      proxies: config.trustedProxies,
      isSecureByDefault: config.publicUrl.startsWith('https:'),
    },
    lifecycle,
    metrics,
    log,
    commonHeaders: (isSecure) => (isSecure ? secureHeaders : headers),
    answer: async (incoming) =>
      isHealthPath(incoming.path)
        ? answerHealth(incoming, { lifecycle, metrics })
        : answerAtEdge(incoming, edge),
  })
  warmUp(graph, log)
  return { url, lifecycle, stop: () => lifecycle.stop() }
}

function followEvents(
  natsUrl: string,
  o: { sessions: SessionCache; lifecycle: Lifecycle; log: Log },
): void {
  const bus: Bus = createBus({ url: natsUrl, name: 'gateway', log: o.log })
  const events = followSessionEvents({ bus, sessions: o.sessions, log: o.log })
  o.lifecycle.onStop('bus', () => bus.close())
  o.lifecycle.onStop('session events', () => events.stop())
}

/** In the background: the first visitors are served meanwhile, only slower. */
function warmUp(graph: Parameters<typeof rehearse>[0], log: Log): void {
  const documents = REST_ROUTES.map(({ operation }) => operation)
  rehearse(graph, documents, readFileSync(apiSchemaFile, 'utf8')).catch((error: unknown) =>
    log.error({ err: error }, 'plans were not warmed'),
  )
}
