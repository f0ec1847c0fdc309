import { createClient as createEventClient } from 'graphql-sse'
import { type ExecutionResult, type GraphQLError } from 'graphql'
import { type ClientOptions, createClient as createSocketClient } from 'graphql-ws'
import { WebSocket } from 'ws'

export type LiveRequest = { query: string; variables?: Record<string, unknown> }

/** A subscriber and its results so far. */
export type Watching = {
  results: ExecutionResult[]
  /** The first field of each result. */
  values(): unknown[]
  /** The codes of all errors so far, wherever they came. */
  codes(): unknown[]
  /** Resolves when the subscription has ended, in whatever way. */
  ended: Promise<'completed' | 'failed'>
  stop(): void
}

export type LiveClient = {
  watch(request: LiveRequest): Watching
  /** The close codes of the sockets so far. */
  closeCodes: number[]
  close(): void
}

type Sink = {
  next(result: unknown): void
  error(error: unknown): void
  complete(): void
}
type Subscribe = (request: LiveRequest, sink: Sink) => () => void

export function socketClient(
  siteUrl: string,
  o: { session?: string; headers?: Record<string, string> } & Partial<ClientOptions> = {},
): LiveClient {
  const { session, headers, ...options } = o
  const closeCodes: number[] = []
  const client = createSocketClient({
    url: `${siteUrl.replace('http', 'ws')}/graphql`,
    webSocketImpl: socketWith(cookieOf(siteUrl, session, headers)),
    retryAttempts: 0,
    lazy: true,
    onNonLazyError: () => undefined,
    ...options,
  })
  client.on('closed', (event) => closeCodes.push((event as { code: number }).code))
  const subscribe: Subscribe = (request, sink) => client.subscribe(request, sink)
  return { watch: watcher(subscribe), closeCodes, close: () => void client.dispose() }
}

export function eventClient(siteUrl: string, o: { session?: string } = {}): LiveClient {
  const client = createEventClient({
    url: `${siteUrl}/graphql`,
    headers: cookieOf(siteUrl, o.session),
    retryAttempts: 0,
  })
  const subscribe: Subscribe = (request, sink) => client.subscribe(request, sink)
  return { watch: watcher(subscribe), closeCodes: [], close: () => client.dispose() }
}

/**
 * Opens a socket as any program could.
 * @returns 101, or the status when it was refused
 */
export async function handshakeStatus(
  siteUrl: string,
  o: { path?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; close(): void }> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const url = `${siteUrl.replace('http', 'ws')}${o.path ?? '/graphql'}`
  const socket = new WebSocket(url, 'graphql-transport-ws', { headers: o.headers })
  socket.once('open', () => resolve(101))
  socket.once('unexpected-response', (_request, response) => {
    resolve(response.statusCode ?? 0)
    socket.terminate()
  })
  socket.once('error', reject)
  const status = await promise
  return { status, close: () => socket.terminate() }
}

function cookieOf(
  siteUrl: string,
  session?: string,
  headers?: Record<string, string>,
): Record<string, string> {
  return {
    ...(session && { cookie: `landfall_session=${session}`, origin: siteUrl }),
    ...headers,
  }
}

function socketWith(headers: Record<string, string>) {
  return class extends WebSocket {
    constructor(url: string, protocols: string) {
      super(url, protocols, { headers })
    }
  }
}

function watcher(subscribe: Subscribe): LiveClient['watch'] {
  return (request) => {
    const results: ExecutionResult[] = []
    const failures: unknown[] = []
    const ended = Promise.withResolvers<'completed' | 'failed'>()
    const stop = subscribe(request, {
      next: (result) => void results.push(result as ExecutionResult),
      error: (error) => {
        failures.push(error)
        ended.resolve('failed')
      },
      complete: () => ended.resolve('completed'),
    })
    const errors = () => [
      ...results.flatMap((result) => result.errors ?? []),
      ...failures.flatMap((failure) => (Array.isArray(failure) ? failure : [])),
    ]
    return {
      results,
      values: () => results.map(({ data }) => Object.values(data ?? {})[0]),
      codes: () => errors().map(({ extensions }: GraphQLError) => extensions?.['code']),
      ended: ended.promise,
      stop,
    }
  }
}
