/** Subscriptions as a program makes them: over a socket or an event stream that carries the session. */
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient as createEventClient } from 'graphql-sse'
import { createClient as createSocketClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import { site } from './config.ts'
import type { Client } from './rest.ts'

const RETRY_MS = 200

type Answer = { data?: Record<string, unknown> | null; errors?: readonly unknown[] }
type Request = { query: string; variables: Record<string, unknown> }
type Answers = AsyncIterable<Answer>

export type Transport = 'socket' | 'event-stream'

/** One connection; `end` closes it in whatever state it is. */
type Line = { answers(request: Request): Answers; end(): void }

/**
 * Subscribes until `isLast` says so, again after each lost connection.
 * @param o.variables called anew each time, so that a stream can go on after what was seen
 * @param o.gateway called anew each time, too; the site's own by default
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
    gateway?: () => string
    transport?: Transport
  },
): Promise<void> {
  const open = o.transport === 'event-stream' ? openEvents : openSocket
  while (!o.isLast() && !o.signal.aborted) {
    const line = open(o.gateway?.() ?? site.url, jar)
    o.signal.addEventListener('abort', line.end, { once: true })
    try {
      for await (const answer of line.answers({
        query: o.query,
        variables: o.variables(),
      })) {
        o.onAnswer(answer)
        if (o.isLast()) break
      }
    } catch {
      await sleep(RETRY_MS)
    } finally {
      o.signal.removeEventListener('abort', line.end)
      line.end()
    }
  }
}

/**
 * Subscribes once.
 * @returns what ended it: the code that closed the socket or came last in the event stream; null when `signal` ended
 * it
 */
export async function followToItsEnd(
  { jar }: Client,
  o: {
    query: string
    onAnswer: (answer: Answer) => void
    signal: AbortSignal
    gateway: string
    transport: Transport
  },
): Promise<unknown> {
  const line = (o.transport === 'event-stream' ? openEvents : openSocket)(o.gateway, jar)
  o.signal.addEventListener('abort', line.end, { once: true })
  const codes: unknown[] = []
  try {
    for await (const answer of line.answers({ query: o.query, variables: {} })) {
      for (const error of answer.errors ?? []) codes.push(codeOf(error))
      o.onAnswer(answer)
    }
  } catch (error) {
    codes.push(codeOf(error))
  } finally {
    line.end()
  }
  return o.signal.aborted ? null : codes.at(-1)
}

/** The code of a closed socket, of a GraphQL error, or of the first of several. */
function codeOf(error: unknown): unknown {
  const [first] = Array.isArray(error) ? error : [error]
  return first?.code ?? first?.extensions?.code ?? first
}

function openSocket(url: string, jar: Client['jar']): Line {
  const headers = headersOf(url, jar)
  class SignedInSocket extends WebSocket {
    constructor(address: string, protocols?: string | string[]) {
      super(address, protocols, { headers })
    }
  }
  const client = createSocketClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: SignedInSocket,
    retryAttempts: 0,
    lazy: true,
  })
  return {
    answers: (request) => client.iterate(request) as Answers,
    end: () => client.terminate(),
  }
}

function openEvents(url: string, jar: Client['jar']): Line {
  const client = createEventClient({
    url: `${url}/graphql`,
    headers: headersOf(url, jar),
    retryAttempts: 0,
  })
  return {
    answers: (request) => client.iterate(request) as Answers,
    end: () => client.dispose(),
  }
}

function headersOf(url: string, jar: Client['jar']): Record<string, string> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return { cookie, origin: url }
}
