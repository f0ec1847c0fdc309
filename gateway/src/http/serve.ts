import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type IncomingMessage,
  type Server,
  type ServerResponse,
  createServer,
} from 'node:http'
import { Readable } from 'node:stream'
import { writeFile } from '@landfall/kit/http/file-exchange'
import { type RunningServer, closeServer, listen } from '@landfall/kit/http/listener'
import type { Lifecycle } from '@landfall/kit/process/lifecycle'
import type { Log } from '@landfall/kit/observability/log'
import { SpanKind, inSpan } from '@landfall/kit/observability/tracing'
import type { Metrics } from '@landfall/kit/observability/metrics'
import { compressBody } from './compress-body.ts'
import { type HttpRequest, type ProxyTrust, headerOf, readIncoming } from './request.ts'
import { type HttpResponse, problemResponse, unavailable } from './response.ts'
import { writeEvents } from './write-events.ts'

const HEADERS_TIMEOUT_MS = 8_000
/** Longer than any route allows for a body; the clock of each request is stricter. */
const REQUEST_TIMEOUT_MS = 75_000
/**
 * A client that neither sends nor reads anything for this long is disconnected; longer than any answer
 * takes to begin, and than event streams are silent.
 */
const SILENCE_MS = 60_000
/** Longer than load balancers keep their idle connections. */
const KEEP_ALIVE_MS = 75_000

type ServeOptions = {
  http: { host: string; port: number }
  trust: ProxyTrust
  lifecycle: Lifecycle
  /** How long a stopping server waits for requests under way; 8 s by default. */
  closeMs?: number
  /** How long an answer may take, unless its route says more; 10 s by default. */
  answerMs?: number
  /** How long a client may be silent within a request; 60 s by default. */
  silenceMs?: number
  metrics: Metrics
  log: Log
  /** Headers that every answer gets unless it sets its own; also for requests that cannot be read (null). */
  commonHeaders: (incoming: HttpRequest | null) => Readonly<Record<string, string>>
  answer: (incoming: HttpRequest) => Promise<HttpResponse>
  /** Handles requests for sockets; without it Node refuses them. */
  acceptSockets?: (server: Server, o: SocketHooks) => void
}

export type SocketHooks = {
  readIncoming(raw: IncomingMessage): HttpRequest | null
  /** One line of the access log and its figure. */
  recordAccess(incoming: HttpRequest, status: number): void
}

/** The gateway's one HTTP port on plain node:http. Closing is a step of the lifecycle. */
export async function serve(o: ServeOptions): Promise<RunningServer> {
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout: KEEP_ALIVE_MS,
  })
  server.timeout = o.silenceMs ?? SILENCE_MS
  server.on('request', (request, response) => {
    const incoming = readIncoming(request, o.trust, o.answerMs)
    if (!incoming) {
      const reply = problemResponse({ status: 400, detail: 'The address is malformed' })
      write(response, {
        ...reply,
        headers: { ...o.commonHeaders(null), ...reply.headers },
      })
      return
    }
    handle(incoming, response, o).catch((error: unknown) => {
      o.log.error({ err: error, requestId: incoming.requestId }, 'answer not sent')
      response.destroy()
    })
  })
  o.acceptSockets?.(server, {
    readIncoming: (raw) => readIncoming(raw, o.trust),
    recordAccess: (incoming, status) => recordAccess(incoming, status, o),
  })
  const running = await listen(server, o.http)
  o.lifecycle.onStop('http', () => closeServer(server, o.closeMs))
  return running
}

async function handle(incoming: HttpRequest, response: ServerResponse, o: ServeOptions) {
  const { method, requestId } = incoming
  // Otherwise clients could write into other people's traces, and have all their requests
  // recorded.
  const link = headerOf(incoming, 'traceparent')
  const options = { kind: SpanKind.SERVER, origin: { requestId }, link }
  const reply = await inSpan(`HTTP ${knownMethod(method)}`, options, async (span) => {
    const record = () => recordAccess(incoming, response.statusCode, o)
    response.on('close', AsyncLocalStorage.bind(record))
    const found = await answerInTime(incoming, o)
    span.updateName(`${knownMethod(method)} ${incoming.route}`)
    span.setAttribute('http.response.status_code', found.status)
    return found
  })
  const headers = {
    ...o.commonHeaders(incoming),
    'x-request-id': incoming.requestId,
    ...(o.lifecycle.isStopping && { connection: 'close' }),
    ...reply.headers,
  }
  if (reply.stream) return writeStream(incoming, response, { ...reply, headers })
  if (!reply.events) {
    const packed = await compressBody(incoming, { ...reply, headers })
    return write(response, packed, incoming.method === 'HEAD')
  }
  response.writeHead(reply.status, headers)
  await writeEvents(response, reply.events)
}

async function answerInTime(incoming: HttpRequest, o: ServeOptions): Promise<HttpResponse> {
  // A body that nobody has begun to read waits for this server, not for the client.
  const late = incoming.clock.over.then((what) =>
    what === 'body' && isBegun(incoming.raw) ? tooSlow() : unavailable(),
  )
  try {
    const answer = o.answer(incoming)
    // Nobody reads a stream of events that begins too late.
    void late.then(() => answer).then(leave, ignore)
    return await Promise.race([answer, late])
  } catch (error) {
    // A client that went away while it was sending is nobody's fault.
    if (!incoming.raw.destroyed || incoming.raw.complete) {
      o.log.error({ err: error, requestId: incoming.requestId }, 'unexpected error')
    }
    const detail = `Something went wrong. If it happens again, please tell us this number: ${incoming.requestId}`
    return problemResponse({ status: 500, detail })
  } finally {
    incoming.clock.stop()
  }
}

function isBegun(raw: IncomingMessage): boolean {
  return raw.readableDidRead || raw.listenerCount('readable') > 0
}

function tooSlow(): HttpResponse {
  const detail = 'The request took too long to arrive'
  return problemResponse({ status: 408, detail, headers: { connection: 'close' } })
}

const ignore = () => undefined

function leave({ events, stream }: HttpResponse) {
  events?.leave()
  stream?.on('error', ignore).destroy()
}

/**
 * Writes no faster than the client reads; whatever it still sends is read and dropped, so that it gets
 * the answer.
 */
async function writeStream(
  { raw, method }: HttpRequest,
  response: ServerResponse,
  { status, headers, stream = Readable.from([]) }: HttpResponse,
) {
  response.writeHead(status, headers)
  raw.resume()
  if (method === 'HEAD' || status === 204) {
    // To the end, so that its connection can be used again.
    stream.on('error', ignore).resume()
    response.end()
    return
  }
  await writeFile(stream, response)
}

function write(
  response: ServerResponse,
  { status, headers, body }: HttpResponse,
  isHead = false,
) {
  if (response.destroyed) return
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const hasLength = status !== 204 && status !== 304
  const length = hasLength ? { 'content-length': String(bytes?.length ?? 0) } : {}
  response.writeHead(status, { ...headers, ...length })
  response.end(isHead ? undefined : (bytes ?? undefined))
}

/** Never the path, the query or the body: they may name people. */
function recordAccess(incoming: HttpRequest, status: number, o: ServeOptions) {
  const { method, route, requestId, startedAt } = incoming
  const durationMs = performance.now() - startedAt
  o.metrics.observeHttp({
    method: knownMethod(method),
    route,
    status,
    seconds: durationMs / 1_000,
  })
  const fields = { requestId, method, route, status, durationMs: Math.round(durationMs) }
  o.log.info(fields, 'request')
}

// Methods become labels of metrics; a client may invent them.
function knownMethod(method: string): string {
  return ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'].includes(method)
    ? method
    : 'other'
}
