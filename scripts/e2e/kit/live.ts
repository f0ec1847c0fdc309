/** Subscriptions as a program makes them: graphql-ws over a socket that carries the session. */
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient as createSocketClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import { site } from './config.ts'
import type { Client } from './rest.ts'

const RETRY_MS = 200

type Answer = { data?: Record<string, unknown> | null; errors?: readonly unknown[] }

/**
 * Subscribes until `isLast` says so, again after each lost connection.
 * @param variables asked for each time anew, so that a stream can go on behind what was seen
 * @returns everything that arrived, in order
 */
export async function follow(
  { jar }: Client,
  o: {
    query: string
    variables: () => Record<string, unknown>
    onAnswer: (answer: Answer) => void
    isLast: () => boolean
    signal: AbortSignal
  },
): Promise<void> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  class SignedInSocket extends WebSocket {
    constructor(address: string, protocols?: string | string[]) {
      super(address, protocols, { headers: { cookie, origin: site.url } })
    }
  }
  while (!o.isLast() && !o.signal.aborted) {
    const client = createSocketClient({
      url: `${site.url.replace(/^http/, 'ws')}/graphql`,
      webSocketImpl: SignedInSocket,
      retryAttempts: 0,
      lazy: true,
    })
    const stop = () => client.terminate()
    o.signal.addEventListener('abort', stop, { once: true })
    try {
      const answers = client.iterate({ query: o.query, variables: o.variables() })
      for await (const answer of answers) {
        o.onAnswer(answer)
        if (o.isLast()) break
      }
    } catch {
      await sleep(RETRY_MS)
    } finally {
      o.signal.removeEventListener('abort', stop)
      await client.dispose()
    }
  }
}
