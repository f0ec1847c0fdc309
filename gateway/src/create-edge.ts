import { readFileSync } from 'node:fs'
import type { GraphQLSchema } from 'graphql'
import { type Bus, createBus } from '@landfall/kit/messaging/bus'
import { createIdentitySigner } from '@landfall/kit/identity/identity-token'
import type { Log } from '@landfall/kit/observability/log'
import type { Metrics } from '@landfall/kit/observability/metrics'
import type { Lifecycle } from '@landfall/kit/process/lifecycle'
import type { ServiceApp } from '@landfall/kit/service/server'
import { type GatewayConfig, SUBGRAPHS } from './config.ts'
import { createCostMeter } from './graphql/cost-meter.ts'
import { createGraph } from './graphql/graph.ts'
import { documentsOf, loadPartnerOperations } from './graphql/partner-operations.ts'
import { type RequestBudget, createRequestBudget } from './graphql/request-budget.ts'
import { connectSharedBucket } from './graphql/shared-partner-bucket.ts'
import type { Edge } from './handle-request.ts'
import { createClientErrors } from './ops/client-errors.ts'
import { createActorCheck } from './rest/check-access.ts'
import { createDocuments } from './rest/handle-document.ts'
import { createRouter } from './rest/router.ts'
import { FILE_ROUTES, REST_ROUTES } from './rest/routes.ts'
import { answerSandboxKey } from './sandbox/answer-sandbox.ts'
import { makeResolveApiKey } from './session/api-keys.ts'
import { makeResolveSession } from './session/resolve-session.ts'
import { createSessionCache } from './session/session-cache.ts'
import { connectSubgraphs } from './subgraphs/connect-subgraphs.ts'
import { createLiveQueries } from './subscriptions/live-queries.ts'
import { replyEventsRoute } from './subscriptions/reply-events.ts'
import { followSessionEvents } from './subscriptions/session-events.ts'
import { type WebBuild, loadPageRenderer, loadWebBuild } from './web/load-files.ts'
import { createMemberPages } from './web/member-pages.ts'
import { createPageHeads, listedPaths } from './web/page-heads.ts'
import { createPublicPages } from './web/public-pages.ts'
import { queryAsVisitor } from './web/query-as-visitor.ts'
import { createRecordHeads } from './web/record-heads.ts'
import { createSitemap } from './web/sitemap.ts'
import { withSocialLinks } from './web/social-links.ts'
import { createStoriesFeed } from './web/stories-feed.ts'
import {
  type AskAsVisitor,
  type PageRenderer,
  createVisitorPages,
} from './web/visitor-pages.ts'

type Process = { lifecycle: Lifecycle; metrics: Metrics; log: Log }

const apiSchemaFile = new URL('../api-schema.graphql', import.meta.url)

/**
 * What answers requests: the graph over the subgraphs, live queries, the REST facade and the pages.
 * @param o.apps services of this very process; the others are reached by their configured URLs
 */
export async function createEdge(
  config: GatewayConfig,
  o: Process & { apps: readonly ServiceApp[] },
): Promise<Edge> {
  const { lifecycle, metrics, log } = o
  const { callIdentity, files, dataSources } = reachSubgraphs(config, o)
  const webBuild = config.webRoot
    ? await withSocialLinks(loadWebBuild(config.webRoot), config.socialLinks)
    : null
  const operations = loadPartnerOperations()
  const budget = await openBudget(config, o)
  const graph = await createGraph({
    dataSources,
    log,
    metrics,
    budget,
    knownDocuments: new Map([...(webBuild?.documents ?? []), ...documentsOf(operations)]),
    answerInstead: answerSandboxKey,
  })
  lifecycle.onStop('graph', () => graph.stop())
  const sessions = createSessionCache(makeResolveSession(callIdentity))
  const bus = busOf(config, log)
  const live = createLiveQueries({ graph, budget, sessions, bus, log, metrics })
  if (bus) subscribeToEvents({ bus, sessions, live: live.connections, lifecycle, log })
  return {
    graph,
    budget,
    costOf: createCostMeter(graph.schema),
    sessions,
    resolveApiKey: makeResolveApiKey(callIdentity),
    developerFiles: { schemaSdl: readFileSync(apiSchemaFile, 'utf8'), operations },
    live,
    webBuild,
    ...createPages(webBuild, {
      ask: queryAsVisitor(graph),
      renderer: config.webRoot ? await loadPageRenderer(config.webRoot) : null,
      publicUrl: config.publicUrl,
      log,
    }),
    ...createFacade(config, graph.schema),
    callIdentity,
    files,
    handleClientError: createClientErrors(log),
    publicUrl: config.publicUrl,
    allowedOrigins: config.allowedOrigins,
    isDevelopment: config.environment !== 'production',
  }
}

function reachSubgraphs(
  config: GatewayConfig,
  o: Process & { apps: readonly ServiceApp[] },
) {
  const subgraphs = connectSubgraphs({
    ...o,
    names: SUBGRAPHS,
    urls: config.subgraphUrls,
    signer: createIdentitySigner({ privateKey: config.privateKey }),
  })
  const { missing } = subgraphs
  if (missing.length > 0)
    o.log.error({ missing }, 'subgraphs without an address: what needs them answers 503')
  return subgraphs
}

async function openBudget(
  { redisUrl, limits }: GatewayConfig,
  { lifecycle, log }: Process,
): Promise<RequestBudget> {
  const partners = redisUrl ? await connectSharedBucket({ redisUrl, lifecycle, log }) : null
  return createRequestBudget(limits, { partners })
}

/** Null without NATS: sessions and live queries then follow nothing. */
function busOf({ natsUrl: url, natsReplicas }: GatewayConfig, log: Log): Bus | null {
  return url ? createBus({ url, replicas: natsReplicas, name: 'gateway', log }) : null
}

function createFacade(
  config: GatewayConfig,
  apiSchema: GraphQLSchema,
): Pick<Edge, 'router' | 'refuseForeignActor' | 'documents'> {
  return {
    router: createRouter(REST_ROUTES, FILE_ROUTES),
    refuseForeignActor: createActorCheck(REST_ROUTES),
    documents: createDocuments(REST_ROUTES, {
      serverUrl: config.publicUrl,
      apiSchema,
      files: [...FILE_ROUTES, replyEventsRoute],
    }),
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
