import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createGraphqlHttp, type GraphqlHttp } from '../graphql/http.ts'
import { internalErrorCode, presentError, unavailableCode } from '../graphql/errors.ts'
import { jsonAnswer, sendAnswer, type HttpResponse } from '../http/response.ts'
import { RequestBodyError, maxSignedBodyBytes, readJsonBody } from '../http/body.ts'
import {
  FILE_ANSWER_WITHIN_MS,
  FILE_WITHIN_MS,
  type FileHandler,
  sendFileResponse,
  toFileRequest,
} from '../http/file-exchange.ts'
import { closeServer, httpLimits, listen, type RunningServer } from '../http/listener.ts'
import type { Lifecycle } from '../process/lifecycle.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { answerOperations } from '../http/operations-routes.ts'
import {
  identityHeader,
  InvalidIdentityTokenError,
  type IdentityVerifier,
} from '../identity/identity-token.ts'
import type { Subgraph } from '../graphql/subgraph.ts'
import { failSpan, inSpan, SpanKind, type Origin } from '../observability/tracing.ts'
import type { Caller } from '../identity/viewer.ts'

/**
 * No request takes longer, unless its caller waits for longer; its own calls have shorter
 * deadlines, so this is the last resort.
 */
const answerTimeoutMs = 9_500

/** A call from the gateway that is not GraphQL: body in, JSON out. Parse the body with zod. */
export type InternalRoute = (call: {
  caller: Caller
  body: unknown
  log: Log
}) => Promise<unknown>
export type InternalRoutes = Readonly<Record<string, InternalRoute>>

/** A service as its process or the gateway's single process runs it. */
export type ServiceApp = {
  readonly name: string
  readonly subgraph: Subgraph
  readonly internalRoutes: InternalRoutes
  /** For a service that receives or sends files. */
  readonly answerFile?: FileHandler
  readonly lifecycle: Lifecycle
  /** Adds the service's own metrics. */
  measure?(metrics: Metrics): void
  stop(): Promise<void>
}

type ServeOptions = {
  subgraph: Subgraph
  http: { host: string; port: number }
  verifier: IdentityVerifier
  lifecycle: Lifecycle
  metrics?: Metrics
  internalRoutes?: InternalRoutes
  answerFile?: FileHandler | undefined
}

type RequestOptions = ServeOptions & { limit: TimeLimit }

/**
 * Serves a subgraph: POST /graphql, POST /internal/<name> and /files/<address> for signed callers only,
 * GET /healthz, /readyz and /metrics for the platform. Closing is a step of `lifecycle`.
 */
export async function serveSubgraph(o: ServeOptions): Promise<RunningServer> {
  const graphql = await createGraphqlHttp(o)
  // All other requests have a shorter limit of their own below.
  const requestTimeout = o.answerFile ? FILE_WITHIN_MS : httpLimits.requestTimeout
  const server = createServer({ ...httpLimits, requestTimeout })
  server.on('request', (request, response) => {
    const answered = request.url?.startsWith(FILES_PATH)
      ? exchangeFile(request, response, o)
      : answerRequest(request, response, graphql, o)
    answered.catch((error: unknown) => {
      o.subgraph.log.error({ err: error }, 'an answer could not be sent')
      response.destroy()
    })
  })
  const running = await listen(server, o.http)
  o.lifecycle.onStop('http', async () => {
    await closeServer(server)
    await graphql.stop()
  })
  return running
}

const FILES_PATH = '/files/'

async function exchangeFile(
  request: IncomingMessage,
  response: ServerResponse,
  o: ServeOptions,
): Promise<void> {
  const startedAt = performance.now()
  const limit = createTimeLimit()
  const answer = await Promise.race([askForFile(request, { ...o, limit }), limit.overdue])
    .catch((error: unknown) => toResponse(answerFault(error, o.subgraph.log)))
    .finally(() => limit.end())
  o.metrics?.observeHttp({
    method: request.method ?? '',
    route: '/files',
    status: answer.status,
    seconds: (performance.now() - startedAt) / 1_000,
  })
  await sendFileResponse(request, response, answer)
}

async function askForFile(request: IncomingMessage, o: RequestOptions): Promise<Response> {
  const { answerFile } = o
  if (!answerFile) return toResponse(jsonAnswer(404, { error: 'not found' }))
  const caller = await verifyCaller(request, o)
  o.limit.setMs(FILE_WITHIN_MS + FILE_ANSWER_WITHIN_MS)
  const address = (request.url ?? '').slice(FILES_PATH.length - 1)
  const exchange = toFileRequest(request, address)
  const span = { kind: SpanKind.SERVER, origin: originOf(request, caller) }
  const call = { caller, request: exchange.request, log: o.subgraph.log }
  return inSpan('files', span, () => answerFile(call)).finally(() =>
    exchange.body?.destroy(),
  )
}

function toResponse({ status, headers, body }: HttpResponse): Response {
  return new Response(body, { status, headers })
}

async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  graphql: GraphqlHttp,
  o: ServeOptions,
): Promise<void> {
  const startedAt = performance.now()
  const limit = createTimeLimit()
  const { route, answer } = routeRequest(request, graphql, { ...o, limit })
  const found = await Promise.race([answer, limit.overdue])
    .catch((error: unknown) => answerFault(error, o.subgraph.log))
    .finally(() => limit.end())
  sendAnswer(response, found, o.lifecycle.isStopping)
  o.metrics?.observeHttp({
    method: request.method ?? '',
    route,
    status: found.status,
    seconds: (performance.now() - startedAt) / 1_000,
  })
}

function routeRequest(
  request: IncomingMessage,
  graphql: GraphqlHttp,
  o: RequestOptions,
): { route: string; answer: Promise<HttpResponse> } {
  const [path = '/'] = (request.url ?? '/').split('?')
  const at = `${request.method} ${path}`
  const operation = answerOperations(at, o)
  if (operation) return { route: path, answer: operation }
  if (at === 'POST /graphql')
    return { route: path, answer: answerGraphql(request, graphql, o) }
  const name = /^POST \/internal\/([a-z0-9-]+)$/.exec(at)?.[1]
  const routes = o.internalRoutes ?? {}
  const internal =
    name !== undefined && Object.hasOwn(routes, name) ? routes[name] : undefined
  if (internal) return { route: path, answer: answerInternal(request, internal, o) }
  return {
    route: 'unknown',
    answer: Promise.resolve(jsonAnswer(404, { error: 'not found' })),
  }
}

async function answerGraphql(
  request: IncomingMessage,
  graphql: GraphqlHttp,
  o: RequestOptions,
): Promise<HttpResponse> {
  const caller = await verifyCaller(request, o)
  const body = await readJsonBody(request, maxSignedBodyBytes)
  const span = { kind: SpanKind.SERVER, origin: originOf(request, caller) }
  return inSpan('POST /graphql', span, () => graphql.handle(request, body, caller))
}

function originOf({ headers }: IncomingMessage, { requestId }: Caller): Origin {
  const { traceparent } = headers
  return { requestId, ...(typeof traceparent === 'string' && { traceparent }) }
}

async function answerInternal(
  request: IncomingMessage,
  route: InternalRoute,
  o: RequestOptions,
): Promise<HttpResponse> {
  const caller = await verifyCaller(request, o)
  if (caller.channel !== 'internal')
    throw new InvalidIdentityTokenError('not an internal caller')
  const body = await readJsonBody(request)
  const { requestId } = caller
  const { log } = o.subgraph
  const span = { kind: SpanKind.SERVER, origin: originOf(request, caller) }
  return inSpan('POST /internal', span, async () => {
    try {
      return jsonAnswer(200, await route({ caller, body, log }))
    } catch (error) {
      failSpan(error)
      const shown = presentError(error, { requestId, log })
      return jsonAnswer(statusOf(shown.extensions?.['code']), { error: shown })
    }
  })
}

function statusOf(code: unknown): number {
  if (code === unavailableCode) return 503
  return code === internalErrorCode ? 500 : 422
}

async function verifyCaller(request: IncomingMessage, o: RequestOptions): Promise<Caller> {
  const token = request.headers[identityHeader]
  if (typeof token !== 'string') throw new InvalidIdentityTokenError('no signed identity')
  const caller = await o.verifier.verify(token)
  if (caller.responseTimeoutMs !== undefined) o.limit.setMs(caller.responseTimeoutMs)
  return caller
}

function answerFault(error: unknown, log: Log): HttpResponse {
  if (error instanceof InvalidIdentityTokenError) {
    return jsonAnswer(401, { error: 'a valid signed identity is needed' })
  }
  if (error instanceof AnswerOverdue) {
    log.error({ err: error }, 'a request took too long')
    return jsonAnswer(503, { error: 'the request took too long' })
  }
  if (error instanceof RequestBodyError)
    return jsonAnswer(error.status, { error: error.message })
  log.error({ err: error }, 'unexpected error of a request')
  return jsonAnswer(500, { error: 'Something went wrong' })
}

/** A request that has exceeded its time; work that it started continues to its own deadline. */
class AnswerOverdue extends Error {
  override readonly name = 'AnswerOverdue'
}

type TimeLimit = {
  /** Rejects when the time is over. */
  readonly overdue: Promise<never>
  /** Sets the limit, counted from now: the caller, who may set another, is known only after a while. */
  setMs(ms: number): void
  end(): void
}

function createTimeLimit(): TimeLimit {
  const { promise: overdue, reject } = Promise.withResolvers<never>()
  const start = (ms: number) => setTimeout(() => reject(new AnswerOverdue()), ms)
  let timer = start(answerTimeoutMs)
  return {
    overdue,
    setMs(ms) {
      clearTimeout(timer)
      timer = start(ms)
    },
    end: () => clearTimeout(timer),
  }
}
