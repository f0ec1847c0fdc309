import type { Log } from '@landfall/kit/observability/log'
import type { ExecutionResult, GraphQLError } from 'graphql'
import {
  CloseCode,
  MessageType,
  handleProtocols,
  makeServer,
  stringifyMessage,
} from 'graphql-ws'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import type { Connection, EndReason } from './live-connections.ts'
import { LIVE_LIMITS } from './live-limits.ts'
import { refusal } from './live-problems.ts'
import type { LiveQueries, Opened } from './live-queries.ts'
import { readMessages } from './socket-messages.ts'

/** 1001: come back, another gateway may answer. 4401: the session is over. */
const CLOSE_CODES = { 'going-away': 1001, 'signed-out': 4401 } as const
/** A client that does not answer the close is cut off. */
const CLOSE_WITHIN_MS = 2_000

const requestSchema = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
})

type Extra = {
  connection: Connection
  /** A subscription is open: later messages need not wait for its end. */
  onSubscribed(): void
}

/** graphql-transport-ws over one socket at a time; a faulty operation never costs the socket. */
export function createSocketProtocol({ live, log }: { live: LiveQueries; log: Log }) {
  const server = makeServer<Record<string, unknown>, Extra>({
    connectionInitWaitTimeout: LIVE_LIMITS.initWithinMs,
    async onSubscribe({ extra }, _id, payload) {
      const request = requestSchema.safeParse(payload)
      if (!request.success) return [badRequest()]
      const opened = await live.open(extra.connection, request.data)
      if (!opened.ok) return opened.error
      extra.onSubscribed()
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
      const extra: Extra = { connection, onSubscribed: () => undefined }
      const closed = server.opened(
        {
          protocol: socket.protocol,
          // Resolves when the bytes are on their way: a slow reader holds back its own answers.
          send: (text) => send(socket, text),
          close: (code, reason) => socket.close(code, reason),
          // Without the ping's payload, which would have to be kept until the client reads it.
          onPing: () => send(socket, stringifyMessage({ type: MessageType.Pong })),
          onMessage: (handle) =>
            readMessages(socket, {
              handle: (text) => takeMessage(text, handle, extra),
              onFault(error) {
                log.error({ err: error, component: 'subscriptions' }, 'a message failed')
                socket.close(CloseCode.InternalServerError, 'Internal server error')
              },
            }),
        },
        extra,
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

/** For a message that subscribes, the library resolves only when the subscription has ended. */
function takeMessage(
  text: string,
  handle: (text: string) => Promise<void>,
  extra: Extra,
): Promise<void> {
  return new Promise((resolve, reject) => {
    extra.onSubscribed = resolve
    handle(text).then(resolve, reject)
  })
}

function send(socket: WebSocket, text: string): Promise<void> {
  if (socket.readyState !== socket.OPEN) return Promise.resolve()
  // A socket that breaks while it is written to closes by itself.
  return new Promise((resolve) => {
    socket.send(text, () => resolve())
    endIfUnread(socket)
  })
}

function endIfUnread(socket: WebSocket): void {
  if (socket.bufferedAmount > LIVE_LIMITS.unsentMaxBytes) socket.terminate()
}

function keepAlive(socket: WebSocket): () => void {
  let isAlive = true
  socket.on('pong', () => (isAlive = true))
  // These are answered by ws itself.
  socket.on('ping', () => endIfUnread(socket))
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
