import { readFileSync } from 'node:fs'
import { ApolloServer, HeaderMap } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import type { Log } from '@landfall/kit/observability/log'
import type { Metrics } from '@landfall/kit/observability/metrics'
import type { GraphQLError, GraphQLFormattedError, GraphQLSchema } from 'graphql'
import type { OperationResult } from '../subgraphs/operation-result.ts'
import type { DataSource } from '../subgraphs/data-source.ts'
import {
  type Asked,
  type CompiledGateway,
  type GatewayOfServer,
  createCompiledGateway,
} from '../executor/compiled-gateway.ts'
import { createPlanner, type Planner } from '../executor/plan.ts'
import { createDocumentAdmission } from './admit-document.ts'
import { createDocumentStore } from './document-store.ts'
import { DOCUMENT_LIMITS } from './document-limits.ts'
import { withCost } from './answer-cost.ts'
import { tooManyRequests } from './graphql-refusals.ts'
import { errorReports, maskError, presentErrors } from './mask-errors.ts'
import { detectQueries } from './detect-queries.ts'
import {
  type GraphHttpRequest,
  type KnownDocuments,
  readDocument,
} from './read-document.ts'
import { operationMetrics } from './operation-metrics.ts'
import { operationLimits } from './operation-limits.ts'
import type { RequestBudget } from './request-budget.ts'
import type { RequestContext } from '../subgraphs/request-context.ts'
import { valueFaultReports } from './value-faults.ts'

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
  /** Runs one of our own documents, or one that a stranger subscribed to, as its context says. */
  run(
    document: string,
    variables: Record<string, unknown>,
    context: RequestContext,
  ): Promise<GraphResult>
  /** Answers a stranger's request by the GraphQL over HTTP protocol. */
  answerHttp(request: GraphHttpRequest, context: RequestContext): Promise<GraphHttpResult>
  /** As clients see it. */
  readonly schema: GraphQLSchema
  /**
   * Plans one of our own documents before anybody asks for it.
   * @throws GraphQLError when it does not fit the graph
   */
  prepare(document: string): void
  stop(): Promise<void>
}

export const supergraphFile = new URL('../../supergraph.graphql', import.meta.url)

let readPlanner: Planner | undefined

/**
 * Reading the supergraph takes a second of a core, and it never changes, so it is read once for all
 * graphs of a process.
 */
function committedPlanner(): Planner {
  readPlanner ??= createPlanner(readFileSync(supergraphFile, 'utf8'))
  return readPlanner
}

export type GraphOptions = {
  dataSources: ReadonlyMap<string, DataSource>
  log: Log
  metrics: Metrics
  budget: RequestBudget
  knownDocuments?: KnownDocuments
  /** Answers by the graph's schema without the subgraphs; null leaves it to them. */
  answerInstead?: (schema: GraphQLSchema, asked: Asked) => Promise<OperationResult | null>
}

export async function createGraph(o: GraphOptions): Promise<Graph> {
  const planner = committedPlanner()
  const gateway = createCompiledGateway({
    planner,
    sources: o.dataSources,
    onValueFaults: valueFaultReports({ ...o, ...planner }),
    async admitPlan({ caller }) {
      const wait = await o.budget.admitNew(caller)
      if (wait !== null) throw tooManyRequests(wait)
    },
    answerInstead: async (asked) =>
      o.answerInstead ? o.answerInstead(planner.apiSchema, asked) : null,
  })
  const server = createServer(gateway, o)
  await server.start()
  const admit = createDocumentAdmission(o.budget)
  return {
    schema: planner.apiSchema,
    run: (document, variables, context) =>
      context.isTrustedDocument
        ? runTrusted(gateway, { document, variables, context }, o)
        : runOnServer(server, { document, variables, context }),
    async answerHttp(request, context) {
      const read = readDocument(request, o.knownDocuments ?? new Map())
      const isKnown = read.ok && read.value.isKnown
      const inContext = { ...context, isKnownDocument: isKnown, isMetered: true }
      const refusal = read.ok ? await admit(read.value.text, inContext) : read.error
      const answer = refusal
        ? refuse(refusal, context, o.log)
        : await answerOnServer(server, read.ok ? read.value.request : request, inContext)
      return withCost(answer, o.budget.balanceOf(context.caller))
    },
    prepare: (document) => void gateway.prepare(document),
    stop: () => server.stop(),
  }
}

/** Handles the protocol, checks documents and words errors. @param gateway plans and executes operations */
export function createServer(
  gateway: GatewayOfServer,
  { log, metrics, budget }: Pick<GraphOptions, 'log' | 'metrics' | 'budget'>,
): ApolloServer<RequestContext> {
  return new ApolloServer<RequestContext>({
    gateway,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      detectQueries(),
      operationLimits(budget),
      operationMetrics(metrics),
      errorReports(log),
    ],
    introspection: true,
    csrfPrevention: true,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    documentStore: createDocumentStore(),
    parseOptions: { maxTokens: DOCUMENT_LIMITS.tokens },
    formatError: maskError,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    logger: quietLogger(log),
  })
}

type Run = {
  document: string
  variables: Record<string, unknown>
  context: RequestContext
}

/** Runs without Apollo Server, whose checks of a document would give the same result each time. */
async function runTrusted(
  gateway: CompiledGateway,
  { document, variables, context }: Run,
  { log, metrics }: GraphOptions,
): Promise<GraphResult> {
  const startedAt = performance.now()
  const { run, label } = gateway.prepare(document)
  const { data = null, errors = [] } = await run(variables, context)
  const seconds = (performance.now() - startedAt) / 1_000
  metrics.observeOperation({ operation: label, hasErrors: errors.length > 0, seconds })
  return { data, errors: presentErrors(log, context.caller.requestId, errors) }
}

export async function runOnServer(
  server: ApolloServer<RequestContext>,
  { document: query, variables, context }: Run,
): Promise<GraphResult> {
  const { body } = await server.executeOperation(
    { query, variables },
    { contextValue: context },
  )
  if (body.kind !== 'single') throw new Error('The graph gives one answer')
  const { data, errors } = body.singleResult
  return { data: data ?? null, errors: errors ?? [] }
}

async function answerOnServer(
  server: ApolloServer<RequestContext>,
  { method, headers, search, body }: GraphHttpRequest,
  context: RequestContext,
): Promise<GraphHttpResult> {
  const answer = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method,
      headers: new HeaderMap(Object.entries(headers)),
      search,
      body,
    },
    context: async () => context,
  })
  if (answer.body.kind !== 'complete') throw new Error('The graph has no streamed answers')
  return {
    status: answer.status ?? 200,
    headers: Object.fromEntries(answer.headers),
    body: answer.body.string,
  }
}

/** A refusal made before the server sees the request, in the server's words. */
function refuse(
  error: GraphQLError,
  { caller }: RequestContext,
  log: Log,
): GraphHttpResult {
  const { status = 200, headers = [] } = (error.extensions['http'] ?? {}) as {
    status?: number
    headers?: Iterable<readonly [string, string]>
  }
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...Object.fromEntries(headers),
    },
    body: JSON.stringify({ errors: presentErrors(log, caller.requestId, [error]) }),
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
