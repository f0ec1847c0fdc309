import { readFileSync } from 'node:fs'
import { createBus } from '@landfall/kit/messaging/bus'
import { type Lifecycle, createLifecycle } from '@landfall/kit/process/lifecycle'
import { type Log, createLog } from '@landfall/kit/observability/log'
import { createMetrics } from '@landfall/kit/observability/metrics'
import { startTracing } from '@landfall/kit/observability/tracing'
import type { ServiceApp } from '@landfall/kit/service/server'
import { createIdentitySigner } from '@landfall/kit/identity/identity-token'
import { type GatewayConfig, SUBGRAPHS } from './config.ts'
import { connectSubgraphs } from './subgraphs/connect-subgraphs.ts'
import { type Edge, handleRequest } from './handle-request.ts'
import { createGraph } from './graphql/graph.ts'
import { answerSandboxKey } from './sandbox/answer-sandbox.ts'
import { createCostMeter } from './graphql/cost-meter.ts'
import { documentsOf, loadPartnerOperations } from './graphql/partner-operations.ts'
import { createRequestBudget } from './graphql/request-budget.ts'
import { connectSharedBucket } from './graphql/shared-partner-bucket.ts'
import { warmUpPlans } from './graphql/warm-up-plans.ts'
import {
  ASSET_HEADERS,
  STRICT_TRANSPORT,
  securityHeaders,
} from './http/security-headers.ts'
import { serve } from './http/serve.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { createClientErrors } from './ops/client-errors.ts'
import { answerHealth, isHealthPath, serveOwnOperations } from './ops/health.ts'
import { createReadinessCheck } from './ops/readiness.ts'
import { createDocuments } from './rest/handle-document.ts'
import { createActorCheck } from './rest/check-access.ts'
import { createRouter } from './rest/router.ts'
import { replyEventsRoute } from './subscriptions/reply-events.ts'
import { FILE_ROUTES, REST_ROUTES } from './rest/routes.ts'
import { makeResolveApiKey } from './session/api-keys.ts'
import { makeResolveSession } from './session/resolve-session.ts'
import { createSessionCache } from './session/session-cache.ts'
import { followSessionEvents } from './subscriptions/session-events.ts'
import { createLiveQueries } from './subscriptions/live-queries.ts'
import { acceptSockets } from './subscriptions/socket-transport.ts'
import { queryAsVisitor } from './web/query-as-visitor.ts'
import { type WebBuild, loadPageRenderer, loadWebBuild } from './web/load-files.ts'
import { createMemberPages } from './web/member-pages.ts'
import { createPageHeads, listedPaths } from './web/page-heads.ts'
import { createPublicPages } from './web/public-pages.ts'
import { createRecordHeads } from './web/record-heads.ts'
import { createSitemap } from './web/sitemap.ts'
import { withSocialLinks } from './web/social-links.ts'
import { createStoriesFeed } from './web/stories-feed.ts'
import {
  type AskAsVisitor,
  type PageRenderer,
  createVisitorPages,
} from './web/visitor-pages.ts'

export type Gateway = {
  readonly url: string
  /** The address of the operators' port; null if there is none. */
  readonly operationsUrl: string | null
  readonly lifecycle: Lifecycle
  stop(): Promise<void>
}

const apiSchemaFile = new URL('../api-schema.graphql', import.meta.url)

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
  const signer = createIdentitySigner({ privateKey: config.privateKey })
  const subgraphs = connectSubgraphs({
    names: SUBGRAPHS,
    urls: config.subgraphUrls,
    apps: o.apps ?? [],
    signer,
    lifecycle,
    metrics,
  })
  if (subgraphs.missing.length > 0) {
    const { missing } = subgraphs
    log.error({ missing }, 'subgraphs without an address: what needs them answers 503')
  }
  const webBuild = config.webRoot
    ? await withSocialLinks(loadWebBuild(config.webRoot), config.socialLinks)
    : null
  const partnerOperations = loadPartnerOperations()
  const partners = config.redisUrl
    ? await connectSharedBucket({ redisUrl: config.redisUrl, lifecycle, log })
    : null
  const budget = createRequestBudget(config.limits, { partners })
  const graph = await createGraph({
    dataSources: subgraphs.dataSources,
    log,
    metrics,
    budget,
    knownDocuments: new Map([
      ...(webBuild?.documents ?? []),
      ...documentsOf(partnerOperations),
    ]),
    answerInstead: answerSandboxKey,
  })
  lifecycle.onStop('graph', () => graph.stop())
  const sessions = createSessionCache(makeResolveSession(subgraphs.callIdentity))
  const bus = config.natsUrl
    ? createBus({
        url: config.natsUrl,
        replicas: config.natsReplicas,
        name: 'gateway',
        log,
      })
    : null
  const live = createLiveQueries({ graph, budget, sessions, bus, log, metrics })
  if (bus) subscribeToEvents({ bus, sessions, live: live.connections, lifecycle, log })

  const headers = securityHeaders(webBuild?.inlineHashes)
  const edge = {
    graph,
    budget,
    costOf: createCostMeter(graph.schema),
    sessions,
    resolveApiKey: makeResolveApiKey(subgraphs.callIdentity),
    developerFiles: {
      schemaSdl: readFileSync(apiSchemaFile, 'utf8'),
      operations: partnerOperations,
    },
    live,
    webBuild,
    ...createPages(webBuild, {
      ask: queryAsVisitor(graph),
      renderer: config.webRoot ? await loadPageRenderer(config.webRoot) : null,
      publicUrl: config.publicUrl,
      log,
    }),
    router: createRouter(REST_ROUTES, FILE_ROUTES),
    refuseForeignActor: createActorCheck(REST_ROUTES),
    documents: createDocuments(REST_ROUTES, {
      serverUrl: config.publicUrl,
      apiSchema: graph.schema,
      files: [...FILE_ROUTES, replyEventsRoute],
    }),
    callIdentity: subgraphs.callIdentity,
    files: subgraphs.files,
    handleClientError: createClientErrors(log),
    publicUrl: config.publicUrl,
    allowedOrigins: config.allowedOrigins,
    isDevelopment: config.environment !== 'production',
  }
  const checkReadiness = createReadinessCheck({ lifecycle, metrics, subgraphs: SUBGRAPHS })
  const operations =
    config.operations &&
    (await serveOwnOperations({
      http: config.operations,
      lifecycle,
      metrics,
      checkReadiness,
    }))
  const { url } = await serve({
    http: config.http,
    closeMs: config.closeMs,
    ...(o.answerMs !== undefined && { answerMs: o.answerMs }),
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
        live,
        allowedOrigins: config.allowedOrigins,
        log,
        ...hooks,
      }),
  })
  lifecycle.onStop('subscriptions', () => live.stop())
  lifecycle.onStop('drain', () => wait(config.drainMs))
  if (o.warmsUp ?? config.environment !== 'development') void warmUp(edge, lifecycle, log)
  return {
    url,
    operationsUrl: operations?.url ?? null,
    lifecycle,
    stop: () => lifecycle.stop(),
  }
}

function createPages(
  build: WebBuild | null,
  o: { ask: AskAsVisitor; renderer: PageRenderer | null; publicUrl: string; log: Log },
): Pick<Edge, 'publicPages' | 'memberPages' | 'sitemap' | 'storiesFeed'> {
  const { ask } = o
  const pages = build?.visitorPages ?? []
  const heads = build?.pageHeads ?? []
  const publicUrl = o.publicUrl.replace(/\/$/, '')
  const robots = build?.files.get('/robots.txt')?.bodies.identity
  return {
    publicPages: createPublicPages({
      template: build?.files.get('/index.html'),
      heads: createPageHeads({
        pages: heads,
        records: createRecordHeads({ ask, publicUrl }),
        publicUrl,
      }),
      pages: createVisitorPages({ ...o, pages }),
    }),
    memberPages: createMemberPages(build?.memberPages ?? []),
    storiesFeed: createStoriesFeed({ ask, publicUrl }),
    sitemap:
      build &&
      createSitemap({
        pages: listedPaths(heads),
        robots: robots ? Buffer.from(robots).toString('utf8') : null,
        ask,
        publicUrl,
      }),
  }
}

function subscribeToEvents(
  o: Parameters<typeof followSessionEvents>[0] & { lifecycle: Lifecycle },
): void {
  const events = followSessionEvents(o)
  o.lifecycle.onStop('bus', () => o.bus.close())
  o.lifecycle.onStop('session events', () => events.stop())
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
