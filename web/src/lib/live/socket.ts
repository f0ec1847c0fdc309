import { createClient, type Client } from 'graphql-ws/client'
import { onSessionEnd, reloadSession } from '../session/session.ts'

/** Closed by the gateway because the session is over. */
const signedOutCode = 4401
/** A line that answers no ping for so long is dead, whatever the browser believes. */
const pongWithinMs = 5_000

type Listener = () => void

let client: Client | null = null
const downListeners = new Set<Listener>()

/** What live.ts needs of a transport; its own file, so that no page waits for the protocol's script. */
export const liveSocket = {
  subscribe(
    request: { query: string; variables: Record<string, unknown> },
    sink: {
      next(result: unknown): void
      error(error: unknown): void
      complete(): void
    },
  ): () => void {
    client ??= open()
    return client.subscribe(request, sink)
  },
  /** Runs `listener` whenever the socket is lost or cannot be opened. */
  onDown(listener: Listener): () => void {
    downListeners.add(listener)
    return () => downListeners.delete(listener)
  },
}

export type LiveSocket = typeof liveSocket

/**
 * How long to wait before another try: back within seconds after a gateway was restarted, and
 * hardly ever where sockets do not work at all.
 */
export function reconnectDelayMs(retries: number): number {
  const most = retries < 20 ? 2_000 : 30_000
  return Math.min(most, 200 * 2 ** retries) * (0.5 + Math.random() / 2)
}

function open(): Client {
  let pong: ReturnType<typeof setTimeout> | undefined
  const opened = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    lazyCloseTimeout: 5_000,
    keepAlive: 10_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (retries) =>
      new Promise((resolve) => setTimeout(resolve, reconnectDelayMs(retries))),
    on: {
      ping: (received) => {
        if (!received) pong = setTimeout(() => opened.terminate(), pongWithinMs)
      },
      pong: (received) => {
        if (received) clearTimeout(pong)
      },
      closed: (event) => {
        clearTimeout(pong)
        for (const listener of downListeners) listener()
        if (hasCode(event, signedOutCode)) void reloadSession()
      },
    },
  })
  return opened
}

// The cookie of the handshake says who watches: whoever signs in or out needs another socket.
onSessionEnd(() => {
  const closing = client
  client = null
  return closing?.dispose()
})

function hasCode(event: unknown, code: number): boolean {
  return (
    typeof event === 'object' && event !== null && 'code' in event && event.code === code
  )
}
