import type { IncomingMessage } from 'node:http'
import { ApolloServer, HeaderMap, type ApolloServerPlugin } from '@apollo/server'
import {
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import type { Metrics } from './metrics.ts'
import type { Subgraph, SubgraphContext } from './subgraph.ts'
import type { Caller } from './viewer.ts'
import type { HttpAnswer } from './http-answer.ts'
import { effectsHeader, encodeEffects, hasEffects } from './request-effects.ts'

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
    maskErrors(subgraph),
    ...(o.metrics ? [measureOperations(o.metrics)] : []),
  ]
  const server = new ApolloServer<SubgraphContext>({
    schema: subgraph.schema,
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
