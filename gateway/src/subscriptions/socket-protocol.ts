import type { Log } from '@landfall/kit/observability/log'
import type { ExecutionResult, GraphQLError } from 'graphql'
import { CloseCode, handleProtocols, makeServer } from 'graphql-ws'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import type { Connection, EndReason } from './live-connections.ts'
import { LIVE_LIMITS } from './live-limits.ts'
import { refusal } from './live-problems.ts'
import type { LiveQueries, Opened } from './live-queries.ts'

/** 1001: come back, another gateway may answer. 4401: the session is over. */
const CLOSE_CODES = { 'going-away': 1001, 'signed-out': 4401 } as const
/** A client that does not answer the close is cut off. */
const CLOSE_WITHIN_MS = 2_000

const requestSchema = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
})

/** graphql-transport-ws over one socket at a time; a faulty operation never costs the socket. */
export function createSocketProtocol({ live, log }: { live: LiveQueries; log: Log }) {
  const server = makeServer<Record<string, unknown>, { connection: Connection }>({
    connectionInitWaitTimeout: LIVE_LIMITS.initWithinMs,
    async onSubscribe({ extra }, _id, payload) {
      const request = requestSchema.safeParse(payload)
      if (!request.success) return [badRequest()]
      const opened = await live.open(extra.connection, request.data)
      if (!opened.ok) return opened.error
      const { schema, document } = opened.value
      const { operationName } = request.data
      return { schema, document, operationName, contextValue: opened.value }
    },
    // The library wants results with errors of graphql's own class; ours are formatted already.
    subscribe: ({ contextValue }) =>
      (contextValue as Opened).answers as AsyncGenerator<ExecutionResult>,
    onNext(_context, _id, _payload, { contextValue }, result) {
      const { countPush } = contextValue as Opened
      countPush()
      return result
    },
  })
  return {
    choose: (protocols: Set<string>) => handleProtocols(protocols),
    /** @returns how to close it when the gateway ends it */
    serve(socket: WebSocket, connection: Connection): (reason: EndReason) => void {
      const closed = server.opened(
        {
          protocol: socket.protocol,
          // Resolves when the bytes are on their way: a slow reader holds back its own answers.
          send: (text) => send(socket, text),
          close: (code, reason) => socket.close(code, reason),
          onMessage: (handle) => {
            socket.on('message', (data) => {
              handle(String(data)).catch((error: unknown) => {
                log.error({ err: error, component: 'subscriptions' }, 'a message failed')
                socket.close(CloseCode.InternalServerError, 'Internal server error')
              })
            })
          },
        },
        { connection },
      )
      const stopPings = keepAlive(socket)
      socket.on('error', () => socket.terminate())
      socket.once('close', (code, reason) => {
        stopPings()
        connection.close()
        void closed(code, String(reason))
      })
      return (reason) => {
        socket.close(CLOSE_CODES[reason], reason)
        setTimeout(() => socket.terminate(), CLOSE_WITHIN_MS).unref()
      }
    },
  }
}

function send(socket: WebSocket, text: string): Promise<void> {
  if (socket.readyState !== socket.OPEN) return Promise.resolve()
  // A socket that breaks while it is written to closes by itself.
  return new Promise((resolve) => socket.send(text, () => resolve()))
}

function keepAlive(socket: WebSocket): () => void {
  let isAlive = true
  socket.on('pong', () => (isAlive = true))
  const pings = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
  }, LIVE_LIMITS.keepAliveMs)
  pings.unref()
  return () => clearInterval(pings)
}

function badRequest(): GraphQLError {
  const message = 'Send a query as text, with variables as an object'
  return refusal({ code: 'VALIDATION_FAILED', message })
}
