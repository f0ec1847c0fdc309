import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { Dispatcher } from 'undici'
import { type Result, err, ok } from '@landfall/kit/core/result'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts'
import { type Lane, createConnectionPools } from './connection-pools.ts'
import { withinDeadline } from './deadline.ts'

export type InternalRequest = {
  path: string
  headers: Record<string, string>
  body: string
  /** The `performance.now()` until which the answer is useful. */
  deadline: number
  /** It may safely run twice, so a dropped connection is retried once. */
  isRepeatable: boolean
  /** One of the gateway's own questions, which must not wait behind people's operations. */
  isInternal?: boolean
}

export type InternalReply = { headers: Record<string, string | undefined>; body: unknown }

/** A request whose body and answer are streams. */
export type FileRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body: Readable | null
  signal: AbortSignal
}

type FileAnswer = { status: number; headers: Record<string, string>; body: Readable }

export type SubgraphClient = {
  post(request: InternalRequest): Promise<Result<InternalReply, Error>>
  /** Sends once: a body that has begun can't be sent again. */
  exchangeFile(request: FileRequest): Promise<Result<FileAnswer, Error>>
  /** Rejects while the service is down or says that it is not ready. */
  checkReady(): Promise<void>
  close(): Promise<void>
}

/** A restarting service is back within this time; requests wait for it that long. */
const RESTART_MS = 3_000
const RETRY_EVERY_MS = 150

const BROKEN_CONNECTION = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])

/** Longer waits are for work done elsewhere; they say nothing about the service. */
const LONG_WAIT_MS = 10_000
/** Below the time that a readiness check has. */
const READY_WITHIN_MS = 1_500

const CONNECTIONS: Record<Lane, number> = {
  operations: 32,
  waits: 64,
  internal: 8,
  files: 16,
}

/** Talks to one service of ours over kept-alive connections. */
export function createSubgraphClient(
  url: string,
  o: { connections?: Record<Lane, number>; breaker?: CircuitBreaker } = {},
): SubgraphClient {
  const pools = createConnectionPools(new URL(url).origin, o.connections ?? CONNECTIONS)
  const breaker = o.breaker ?? createCircuitBreaker()
  /** When the service began to refuse connections; null while it answers. */
  let awaySince: number | null = null

  async function send(request: InternalRequest): Promise<InternalReply> {
    const remainingMs = request.deadline - performance.now()
    const isLong = remainingMs > LONG_WAIT_MS
    const lane = isLong ? 'waits' : request.isInternal ? 'internal' : 'operations'
    const exchange = () =>
      withinDeadline(remainingMs, (signal) => sendOn(lane, request, signal))
    return isLong ? exchange() : breaker.run(exchange)
  }

  async function sendOn(
    lane: Lane,
    request: InternalRequest,
    signal: AbortSignal,
  ): Promise<InternalReply> {
    const response = await pools.request(lane, {
      path: request.path,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...request.headers,
      },
      body: request.body,
      signal,
    })
    awaySince = null
    if (response.statusCode >= 500 || response.statusCode === 401) {
      await response.body.dump()
      throw new Error(`The service answered status ${response.statusCode}`)
    }
    return {
      headers: response.headers as InternalReply['headers'],
      body: await response.body.json(),
    }
  }

  /** Whether the same request may be sent again after this failure. */
  function isWorthRepeating(error: unknown, request: InternalRequest, attempt: number) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    const now = performance.now()
    if (code === 'ECONNREFUSED') {
      // Nothing was sent, so even a mutation may wait for the service to come back.
      awaySince ??= now
      return now - awaySince < RESTART_MS && now + RETRY_EVERY_MS < request.deadline
    }
    return request.isRepeatable && attempt === 0 && BROKEN_CONNECTION.has(code)
  }

  return {
    async post(request) {
      for (let attempt = 0; ; attempt++) {
        try {
          return ok(await send(request))
        } catch (error) {
          if (!isWorthRepeating(error, request, attempt)) return err(error as Error)
          await wait(RETRY_EVERY_MS)
        }
      }
    },
    async exchangeFile({ method, ...request }) {
      try {
        const verb = method as Dispatcher.HttpMethod
        const answer = await pools.request('files', { ...request, method: verb })
        const { statusCode: status, body } = answer
        if (status < 500 && status !== 401)
          return ok({ status, headers: flat(answer.headers), body })
        await body.dump()
        return err(new Error(`The service answered status ${status}`))
      } catch (error) {
        return err(error as Error)
      }
    },
    checkReady: () =>
      withinDeadline(READY_WITHIN_MS, async (signal) => {
        const request = { path: '/readyz', method: 'GET' as const, signal }
        const { statusCode, body } = await pools.request('internal', request)
        await body.dump()
        if (statusCode !== 200) throw new Error('not ready')
      }),
    close: () => pools.close(),
  }
}

function flat(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  const pairs = Object.entries(headers)
  return Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]))
}
