import { readFileSync } from 'node:fs'
import { ApolloGateway } from '@apollo/gateway'
import { ApolloServer, HeaderMap } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import type { Log } from '@landfall/kit/observability/log'
import type { Metrics } from '@landfall/kit/observability/metrics'
import type { GraphQLFormattedError } from 'graphql'
import type { OperationResult } from '../subgraphs/operation-result.ts'
import type { DataSource } from '../subgraphs/data-source.ts'
import {
  createCompiledGateway,
  type TrustedOperation,
} from '../executor/compiled-gateway.ts'
import { errorReports, maskError } from './mask-errors.ts'
import { detectQueries } from './detect-queries.ts'
import { operationMetrics } from './operation-metrics.ts'
import { OPERATION_LIMITS, operationLimits } from './operation-limits.ts'
import type { RequestContext } from '../subgraphs/request-context.ts'

export type GraphResult = {
  data: Record<string, unknown> | null
  errors: readonly GraphQLFormattedError[]
}

export type GraphHttpResult = {
  status: number
  headers: Record<string, string>
  body: string
}

/** The federated graph: plans over the committed supergraph and joins the subgraphs' answers. */
export type Graph = {
  /** One of our own documents. */
  run(
    document: string,
    variables: Record<string, unknown>,
    context: RequestContext,
  ): Promise<GraphResult>
  /** A stranger's GraphQL request by the protocol over HTTP. */
  answerHttp(
    request: {
      method: string
      headers: Record<string, string>
      search: string
      body: unknown
    },
    context: RequestContext,
  ): Promise<GraphHttpResult>
  stop(): Promise<void>
}

const PLAN_STORE_MIB = 64

export const supergraphFile = new URL('../../supergraph.graphql', import.meta.url)

type GraphOptions = {
  dataSources: ReadonlyMap<string, DataSource>
  log: Log
  metrics: Metrics
  /** What joins the subgraphs' answers; the compiled one unless said otherwise. */
  executor?: 'compiled' | 'reference'
}

export async function createGraph(o: GraphOptions): Promise<Graph> {
  const gateway = createGateway(o)
  const server = new ApolloServer<RequestContext>({
    gateway,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      detectQueries(),
      operationLimits(),
      operationMetrics(o.metrics),
      errorReports(o.log),
    ],
    introspection: true,
    csrfPrevention: true,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    parseOptions: { maxTokens: OPERATION_LIMITS.tokens },
    formatError: maskError,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    logger: quietLogger(o.log),
  })
  await server.start()
  return {
    async run(query, variables, context) {
      const known = mayRunAtOnce(context) ? knownIn(gateway, query) : null
      const precomputedResult =
        known && (await runTrusted(known, variables, context, o.metrics))
      if (precomputedResult && !precomputedResult.errors)
        return { data: precomputedResult.data ?? null, errors: [] }
      const contextValue = precomputedResult ? { ...context, precomputedResult } : context
      const { body } = await server.executeOperation({ query, variables }, { contextValue })
      if (body.kind !== 'single') throw new Error('Our own documents ask for one answer')
      const { data, errors } = body.singleResult
      return { data: data ?? null, errors: errors ?? [] }
    },
    async answerHttp({ method, headers, search, body }, context) {
      const answer = await server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: {
          method,
          headers: new HeaderMap(Object.entries(headers)),
          search,
          body,
        },
        context: async () => context,
      })
      if (answer.body.kind !== 'complete')
        throw new Error('The graph has no streamed answers')
      return {
        status: answer.status ?? 200,
        headers: Object.fromEntries(answer.headers),
        body: answer.body.string,
      }
    },
    stop: () => server.stop(),
  }
}

function mayRunAtOnce({ isTrustedDocument, isWarmUp }: RequestContext): boolean {
  return isTrustedDocument && !isWarmUp
}

function knownIn(
  gateway: ReturnType<typeof createGateway>,
  document: string,
): TrustedOperation | null {
  return 'find' in gateway ? gateway.find(document) : null
}

/**
 * Without Apollo Server, whose checks of a document end the same way each time. It words faults as
 * ever, so that an answer which has any goes through it.
 */
async function runTrusted(
  { run, label }: TrustedOperation,
  variables: Record<string, unknown>,
  context: RequestContext,
  metrics: Metrics,
): Promise<OperationResult> {
  const startedAt = performance.now()
  const answer = await run(variables, context)
  if (answer.errors) return answer
  const seconds = (performance.now() - startedAt) / 1_000
  metrics.observeOperation({ operation: label, hasErrors: false, seconds })
  return answer
}

/** Apollo's own executor is the reference: for tests and benches, asked for by name. */
function createGateway(o: GraphOptions) {
  const sources = new Map(
    [...o.dataSources].map(([name, source]) => [name, skipsWarmUp(source)] as const),
  )
  const options = {
    buildService: ({ name }: { name: string }) => dataSourceOf(sources, name),
    logger: quietLogger(o.log),
    experimental_approximateQueryPlanStoreMiB: PLAN_STORE_MIB,
  }
  if (o.executor !== 'reference')
    return createCompiledGateway({ supergraphFile, sources, options })
  return new ApolloGateway({
    ...options,
    supergraphSdl: readFileSync(supergraphFile, 'utf8'),
  })
}

function dataSourceOf(sources: ReadonlyMap<string, DataSource>, name: string): DataSource {
  const source = sources.get(name)
  if (source) return source
  throw new Error(`The supergraph has a subgraph "${name}" whose address is not configured`)
}

/** A rehearsal plans an operation without asking any subgraph. */
function skipsWarmUp(source: DataSource): DataSource {
  return {
    process: async (options) =>
      options.context['isWarmUp'] ? { data: {} } : source.process(options),
  }
}

const silent = () => undefined

/** Apollo's messages may quote documents and variables, which hold people's data. */
function quietLogger(log: Log) {
  return {
    debug: silent,
    info: silent,
    warn: () => log.debug('apollo warned'),
    error: () => log.warn('apollo reported an error'),
  }
}
