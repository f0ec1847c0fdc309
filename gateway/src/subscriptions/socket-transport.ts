import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Log } from '@landfall/kit/observability/log'
import { type Result, err, ok } from '@landfall/kit/core/result'
import { WebSocketServer } from 'ws'
import type { HttpRequest } from '../http/request.ts'
import { comesFromSite } from '../http/origin-rule.ts'
import { type HttpResponse, problemResponse } from '../http/response.ts'
import { refuseUpgrade } from '../http/refuse-upgrade.ts'
import type { Connection, EndReason } from './live-connections.ts'
import { LIVE_LIMITS } from './live-limits.ts'
import type { LiveQueries } from './live-queries.ts'
import { createSocketProtocol } from './socket-protocol.ts'

export type SocketOptions = {
  live: LiveQueries
  allowedOrigins: ReadonlySet<string>
  log: Log
  readIncoming(raw: IncomingMessage): HttpRequest | null
  /** One line of the access log and its figure. */
  recordAccess(incoming: HttpRequest, status: number): void
}

type Admitted = {
  connection: Connection
  whenEnded(close: (reason: EndReason) => void): void
}

/** Subscriptions over WebSockets (graphql-transport-ws) on the gateway's one port. */
export function acceptSockets(server: Server, o: SocketOptions): void {
  const protocol = createSocketProtocol(o)
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIVE_LIMITS.messageMaxBytes,
    perMessageDeflate: false,
    handleProtocols: protocol.choose,
  })
  const upgrade = async (raw: IncomingMessage, stream: Duplex, head: Buffer) => {
    const incoming = o.readIncoming(raw)
    // A socket has no answer that could be late.
    incoming?.clock.stop()
    const admitted = incoming ? await admit(incoming, o) : err(malformed())
    if (incoming) o.recordAccess(incoming, admitted.ok ? 101 : admitted.error.status)
    if (!admitted.ok) return refuseUpgrade(stream, admitted.error)
    const { connection, whenEnded } = admitted.value
    // Also when the handshake fails: ws then answers by itself.
    stream.once('close', connection.close)
    // For a client that left while its session was looked up, `close` came already and will not again.
    if (stream.destroyed) return connection.close()
    sockets.handleUpgrade(raw, stream, head, (socket) => {
      const close = protocol.serve(socket, connection)
      whenEnded(close)
    })
  }
  server.on('upgrade', (raw: IncomingMessage, stream: Duplex, head: Buffer) => {
    // A client may leave at any moment of the handshake.
    stream.on('error', () => stream.destroy())
    upgrade(raw, stream, head).catch((error: unknown) => {
      o.log.error({ err: error, component: 'subscriptions' }, 'a socket was not opened')
      stream.destroy()
    })
  })
}

async function admit(
  incoming: HttpRequest,
  o: SocketOptions,
): Promise<Result<Admitted, HttpResponse>> {
  if (incoming.path !== '/graphql') {
    return err(
      problemResponse({ status: 404, detail: 'There are no sockets at this address' }),
    )
  }
  incoming.route = '/graphql'
  // A browser opens sockets across sites without asking, and sends the cookie along.
  if (!comesFromSite(incoming, o.allowedOrigins)) {
    const detail = 'This request did not come from a page of this site.'
    return err(problemResponse({ status: 403, detail }))
  }
  const ended = Promise.withResolvers<EndReason>()
  const connection = await o.live.connections.admit({
    transport: 'socket',
    incoming,
    onEnd: ended.resolve,
  })
  if (!connection.ok) return connection
  const whenEnded: Admitted['whenEnded'] = (close) => void ended.promise.then(close)
  return ok({ connection: connection.value, whenEnded })
}

function malformed(): HttpResponse {
  return problemResponse({ status: 400, detail: 'The address is malformed' })
}
