import { createClient, type Client } from 'graphql-ws/client'
import { onSessionEnd, reloadSession } from '../session/session.ts'
import type { LiveSocket } from './live-socket.ts'
import { reconnecting } from './reconnect.ts'

/** The gateway's close code for a session that is over. */
const signedOutCode = 4401
/** A line that answers no ping for so long is dead, whatever the browser believes. */
const pongWithinMs = 5_000

type Listener = () => void

let client: Client | null = null
const downListeners = new Set<Listener>()

/** The transport of use-live-query.ts, in a file of its own so that no page waits for the protocol's script. */
export const liveSocket: LiveSocket = {
  subscribe(request, sink) {
    client ??= open()
    return client.subscribe(request, sink)
  },
  onDown(listener) {
    downListeners.add(listener)
    return () => downListeners.delete(listener)
  },
}

function open(): Client {
  let pong: ReturnType<typeof setTimeout> | undefined
  const opened = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    ...reconnecting,
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

// The handshake's cookie says who watches, so whoever signs in or out needs another socket.
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
