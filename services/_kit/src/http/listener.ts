import type { Server, ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'

const drainTimeoutMs = 8_000

/** Limits of all our HTTP servers, so that a connection that only dribbles is closed in time. */
export const httpLimits: ServerOptions = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  // Longer than a gateway keeps its idle connections, so that it never writes into a closed one.
  keepAliveTimeout: 75_000,
  // A viewer with many memberships has a long signature.
  maxHeaderSize: 64 * 1024,
}

/**
 * Connections that the kernel keeps until they are accepted; it may allow fewer
 * (`net.core.somaxconn`). With Node's own 511, when ten thousand clients reconnected to a gateway at
 * once, hundreds believed they were connected and waited for minutes.
 */
const BACKLOG = 4_096

export type RunningServer = { readonly url: string; readonly port: number }

/** @param http.port 0 for any free one */
export function listen(
  server: Server,
  http: { host: string; port: number },
): Promise<RunningServer> {
  const { promise, resolve, reject } = Promise.withResolvers<RunningServer>()
  server.once('error', reject)
  server.listen({ ...http, backlog: BACKLOG }, () => {
    server.off('error', reject)
    const { port } = server.address() as AddressInfo
    const host = http.host.includes(':') ? `[${http.host}]` : http.host
    resolve({ port, url: `http://${host}:${port}` })
  })
  return promise
}

/** Takes no new connections, lets running requests end, then closes what is left after `withinMs`. */
export async function closeServer(
  server: Server,
  withinMs = drainTimeoutMs,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), withinMs)
  await promise
  clearTimeout(timer)
}
