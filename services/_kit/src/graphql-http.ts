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
import { createCompiledOperations } from './compiled-operations.ts'
import type { Metrics } from './metrics.ts'
import type { Subgraph, SubgraphContext } from './subgraph.ts'
import type { Caller } from './viewer.ts'
import type { HttpAnswer } from './http-answer.ts'
import { effectsHeader, encodeEffects, hasEffects } from './request-effects.ts'

type ServerOptions = ApolloServerOptions<BaseContext>

export type GraphqlHttp = {
  /** Answers one request of a verified caller. `body` is the parsed JSON. */
  handle(request: IncomingMessage, body: unknown, caller: Caller): Promise<HttpAnswer>
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
  const server = new ApolloServer<SubgraphContext>({
    gateway: compiledSchema(subgraph),
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
      const context = subgraph.makeContext(caller)
      const answer = await server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: {
          method: request.method ?? 'POST',
          headers: headersOf(request),
          search: '',
          body,
        },
        context: async () => context,
      })
      const headers = Object.fromEntries(answer.headers)
      if (hasEffects(context.effects))
        headers[effectsHeader] = encodeEffects(context.effects)
      if (answer.body.kind === 'chunked') throw new Error('Subgraphs do not stream')
      return { status: answer.status ?? 200, headers, body: answer.body.string }
    },
    stop: () => server.stop(),
  }
}

/** Apollo Server does the protocol; operations run compiled, as in-process. */
function compiledSchema(subgraph: Subgraph): NonNullable<ServerOptions['gateway']> {
  const runnerOf = createCompiledOperations(subgraph.schema)
  return {
    load: async () => ({
      executor: async ({ source, document, operationName, request, context }) => {
        const run = runnerOf({ query: source, operationName, document })
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
          const type = operation.operation === 'mutation' ? 'Mutation' : 'Query'
          const first = operation.selectionSet.selections.find((s) => s.kind === 'Field')
          metrics.observeOperation({
            operation: `${type}.${first?.name.value ?? '?'}`,
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
