import { setTimeout as wait } from 'node:timers/promises'
import { type Result, err, ok } from '@landfall/kit/core/result'
import { Pool } from 'undici'

export type InternalRequest = {
  path: string
  headers: Record<string, string>
  body: string
  /** `performance.now()` until which the answer is worth having. */
  deadline: number
  /** Nothing breaks when it runs twice: a dropped connection is tried once more. */
  isRepeatable: boolean
}

export type InternalReply = { headers: Record<string, string | undefined>; body: unknown }

export type SubgraphClient = {
  post(request: InternalRequest): Promise<Result<InternalReply, Error>>
  /** Rejects while the service is away or says that it is not ready. */
  checkReady(): Promise<void>
  close(): Promise<void>
}

/** A service that restarts is back within this time; requests wait for it that long. */
const RESTART_MS = 3_000
const RETRY_EVERY_MS = 150

const BROKEN_CONNECTION = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])

/** Talks to one service of ours over kept-alive connections. */
export function createSubgraphClient(url: string, o = { connections: 32 }): SubgraphClient {
  const { origin } = new URL(url)
  const pool = new Pool(origin, {
    connections: o.connections,
    keepAliveTimeout: 30_000,
    connect: { timeout: 2_000 },
  })
  /** When the service began to refuse connections; null while it answers. */
  let awaySince: number | null = null

  async function send(request: InternalRequest): Promise<InternalReply> {
    const remaining = Math.max(1, Math.ceil(request.deadline - performance.now()))
    const response = await pool.request({
      path: request.path,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...request.headers,
      },
      body: request.body,
      headersTimeout: remaining,
      bodyTimeout: remaining,
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
      // Nothing was sent, so that even a mutation may wait for the service to come back.
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
    async checkReady() {
      const { statusCode, body } = await pool.request({ path: '/readyz', method: 'GET' })
      await body.dump()
      if (statusCode !== 200) throw new Error('not ready')
    },
    close: () => pool.destroy(),
  }
}
