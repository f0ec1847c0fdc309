import type { IncomingMessage } from 'node:http'
import {
  ApolloServer,
  HeaderMap,
  type ApolloServerOptions,
  type ApolloServerPlugin,
  type BaseContext,
} from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import type { ExecutionResult } from 'graphql'
import { type CompiledOperations, createCompiledOperations } from './compiled-operations.ts'
import { labelOf } from './operation-label.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { Subgraph, SubgraphContext } from './subgraph.ts'
import type { Caller } from '../identity/viewer.ts'
import { jsonAnswer, type HttpResponse } from '../http/response.ts'
import { effectsHeader, encodeEffects, hasEffects } from '../identity/response-effects.ts'

type ServerOptions = ApolloServerOptions<BaseContext>

export type GraphqlHttp = {
  /** Answers one request of a verified caller. `body` is the parsed JSON. */
  handle(request: IncomingMessage, body: unknown, caller: Caller): Promise<HttpResponse>
  stop(): Promise<void>
}

/** Apollo Server over a subgraph, without a framework between it and node:http. */
export async function createGraphqlHttp(o: {
  subgraph: Subgraph
  metrics?: Metrics
}): Promise<GraphqlHttp> {
  const { subgraph } = o
  const plugins: ApolloServerPlugin<SubgraphContext>[] = [
    ApolloServerPluginLandingPageDisabled(),
    ApolloServerPluginUsageReportingDisabled(),
    // Both would wrap every field of an answer.
    ApolloServerPluginCacheControlDisabled(),
    ApolloServerPluginInlineTraceDisabled(),
    maskErrors(subgraph),
    ...(o.metrics ? [measureOperations(o.metrics)] : []),
  ]
  /** Operations that Apollo Server has checked. */
  const known = createCompiledOperations(subgraph.schema)
  const server = new ApolloServer<SubgraphContext>({
    gateway: compiledSchema(subgraph, known),
    plugins,
    introspection: true,
    persistedQueries: false,
    // Only a gateway with a signed identity gets here; no browser does.
    csrfPrevention: false,
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    logger: quietLogger(subgraph),
  })
  await server.start()
  return {
    async handle(request, body, caller) {
      const context: HttpContext = subgraph.makeContext(caller)
      const settled = await runKnown(known, body, context, o.metrics)
      if (settled && !settled.errors) return withEffects(jsonAnswer(200, settled), context)
      if (settled) context[settledAs] = settled
      const answer = await server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: {
          method: request.method ?? 'POST',
          headers: headersOf(request),
          search: '',
          body,
        },
        context: async () => context,
      })
      if (answer.body.kind === 'chunked') throw new Error('Subgraphs do not stream')
      const headers = Object.fromEntries(answer.headers)
      const { string: text } = answer.body
      return withEffects({ status: answer.status ?? 200, headers, body: text }, context)
    },
    stop: () => server.stop(),
  }
}

function withEffects(answer: HttpResponse, { effects }: SubgraphContext): HttpResponse {
  if (!hasEffects(effects)) return answer
  return {
    ...answer,
    headers: { ...answer.headers, [effectsHeader]: encodeEffects(effects) },
  }
}

/** The operation has run; Apollo Server only words what went wrong. */
const settledAs = Symbol('settled')
type HttpContext = SubgraphContext & { [settledAs]?: ExecutionResult }

/** A body that this file reads itself; Apollo Server judges all others. */
type Body = { query?: unknown; variables?: unknown; operationName?: unknown }

/**
 * Runs a known operation without Apollo Server, whose checks would give the same result again. Null if
 * the operation is not known, or the request asks for more than a gateway does.
 */
async function runKnown(
  known: CompiledOperations,
  body: unknown,
  context: SubgraphContext,
  metrics: Metrics | undefined,
): Promise<ExecutionResult | null> {
  const { query, variables = null, operationName = null, ...more } = Object(body) as Body
  if (typeof query !== 'string' || Object.keys(more).length > 0) return null
  const isNamed = typeof operationName === 'string'
  if (!isNamed && operationName !== null) return null
  const operation = known.find({ query, operationName })
  const values = variables ?? {}
  if (!operation || typeof values !== 'object' || Array.isArray(values)) return null
  const startedAt = performance.now()
  const result = await operation.run(context, values as Record<string, unknown>)
  if (result.errors) return result
  const seconds = (performance.now() - startedAt) / 1_000
  metrics?.observeOperation({ operation: operation.label, hasErrors: false, seconds })
  return result
}

/** Apollo Server does the protocol; operations run compiled, as in-process. */
function compiledSchema(
  subgraph: Subgraph,
  known: CompiledOperations,
): NonNullable<ServerOptions['gateway']> {
  return {
    load: async () => ({
      executor: async ({ source, document, request, context }) => {
        const settled = (context as HttpContext)[settledAs]
        if (settled) return settled as never
        // By the requested name, because the next such request is looked up by it.
        const { operationName } = request
        const { run } = known.get({ query: source, operationName, document })
        // graphql-js types errors as a read-only list, Apollo as one of its own.
        return (await run(context, request.variables ?? {})) as never
      },
    }),
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: subgraph.schema, coreSupergraphSdl: '' })
      return () => undefined
    },
    stop: async () => undefined,
  }
}

/** Replaces Apollo's formatting by ours, which knows the request. */
function maskErrors(subgraph: Subgraph): ApolloServerPlugin<SubgraphContext> {
  return {
    requestDidStart: async () => ({
      async willSendResponse({ response, errors, contextValue }) {
        if (!errors?.length || response.body.kind !== 'single') return
        response.body.singleResult.errors = errors.map((error) =>
          subgraph.formatError(error, contextValue),
        )
      },
    }),
  }
}

function measureOperations(metrics: Metrics): ApolloServerPlugin<SubgraphContext> {
  return {
    async requestDidStart() {
      const startedAt = performance.now()
      return {
        async willSendResponse({ operation, errors }) {
          if (!operation) return
          metrics.observeOperation({
            operation: labelOf(operation),
            hasErrors: Boolean(errors?.length),
            seconds: (performance.now() - startedAt) / 1_000,
          })
        },
      }
    },
  }
}

function headersOf(request: IncomingMessage): HeaderMap {
  const headers = new HeaderMap()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined)
      headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}

function quietLogger({ log }: Subgraph) {
  const component = 'apollo-server'
  return {
    debug: () => undefined,
    info: () => undefined,
    warn: (message?: unknown) => log.warn({ component }, String(message)),
    error: (message?: unknown) => log.error({ component }, String(message)),
  }
}
