/**
 * Many people who watch an organization's figures, in a process of their own. They keep and restore their
 * subscriptions as the web client does: `subscribeOrPoll` over graphql-ws with its own waits.
 */
import { createClient as createEventClient } from 'graphql-sse'
import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import type { LiveSocket } from '../../../web/src/lib/live/live-socket.ts'
import { reconnecting } from '../../../web/src/lib/live/reconnect.ts'
import { subscribeOrPoll } from '../../../web/src/lib/live/subscribe-or-poll.ts'
import {
  type Orders,
  type Question,
  type Report,
  nowMs,
  workedSeconds,
} from './messages.ts'

type Asked = Question | 'state' | 'down' | 'worked'
type Metrics = { donorMetrics: { version: number } }

/**
 * By client, when each version first came, and the newest version. Over all clients: lost lines, tries and returns.
 */
const firstAt: Map<number, number>[] = []
const newest: number[] = []
const seen = {
  lost: 0,
  stepsBack: 0,
  polls: 0,
  tries: [] as number[],
  returned: [] as number[],
}
let downSince = 0
/** By version that was asked for, how many clients lack it. */
const lacking = new Map<number, number>()

process.on('message', (message: Orders | Asked) => {
  if (typeof message === 'object' && 'tokens' in message) void begin(message)
  else answer(message)
})
// The bench may be stopped at any time.
process.once('disconnect', () => process.exit())
report({ kind: 'ready' })

async function begin(orders: Orders): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < orders.tokens.length) {
      const place = next++
      await watch(orders, place)
    }
  }
  await Promise.all(Array.from({ length: orders.atOnce }, lane))
  report({ kind: 'connected' })
}

function answer(question: Asked): void {
  if (question === 'down') downSince = nowMs()
  else if (question === 'state') report({ kind: 'state', ...seen })
  else if (question === 'worked') report({ kind: 'worked', cpuSeconds: workedSeconds() })
  else {
    const { version } = question
    lacking.set(version, newest.filter((one) => one < version).length)
    reportArrivals()
  }
}

function noteNewest(place: number, version: number): void {
  const before = newest[place] ?? -1
  newest[place] = Math.max(before, version)
  for (const [wanted, count] of lacking) {
    if (before < wanted && version >= wanted) lacking.set(wanted, count - 1)
  }
  reportArrivals()
}

function reportArrivals(): void {
  for (const [version, count] of lacking) {
    if (count > 0) continue
    lacking.delete(version)
    const at = firstAt.map((times) => timeOf(times, version))
    report({ kind: 'arrivals', version, at })
  }
}

/** When this version arrived: a skipped version came with a newer one. */
function timeOf(times: ReadonlyMap<number, number>, version: number): number {
  return Math.min(...[...times].filter(([one]) => one >= version).map(([, at]) => at))
}

/** Resolves with the first figures. */
function watch(orders: Orders, place: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const times = new Map<number, number>()
  firstAt[place] = times
  newest[place] = -1
  const { url, query, organizationId, tokens } = orders
  const headers = { cookie: `landfall_session=${tokens[place]}`, origin: url }
  const variables = { id: organizationId }
  const line = { isLost: false }
  const onLost = () => {
    seen.lost += 1
    line.isLost = true
  }
  const isEventStream = place % 100 < orders.eventStreamPercent
  const open = isEventStream ? eventLine : socketLine
  const socket = open({ url, headers, onTry: noteTry, onLost })
  const take = ({ donorMetrics: { version } }: Metrics) => {
    if (version < (newest[place] ?? 0)) seen.stepsBack += 1
    if (!times.has(version)) times.set(version, nowMs())
    noteNewest(place, version)
    resolve()
  }
  subscribeOrPoll<Metrics>({
    loadSocket: async () => socket,
    request: { query, variables },
    onData(data) {
      if (line.isLost) seen.returned.push(nowMs())
      line.isLost = false
      take(data)
    },
    onOver: (reason) => {
      throw new Error(`A subscription is over: ${reason}`)
    },
    async poll() {
      take(await askOnce(url, headers, { query, variables }))
    },
    isEndless: true,
  })
  return promise
}

function noteTry(): void {
  if (downSince > 0) seen.tries.push(nowMs())
}

/** Polls as the web client does while it has no socket. */
async function askOnce(
  url: string,
  headers: Record<string, string>,
  { query, variables }: { query: string; variables: object },
): Promise<Metrics> {
  seen.polls += 1
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query: query.replace('subscription', 'query'), variables }),
  })
  const { data } = (await response.json()) as { data?: Metrics | null }
  // Fails as the web client's own query does, so that it asks more rarely.
  if (!data) throw new Error(`The query was answered ${response.status}`)
  return data
}

type Line = { url: string; headers: Record<string, string>; onTry(): void; onLost(): void }

function socketLine({ url, headers, onTry, onLost }: Line): LiveSocket {
  const listeners = new Set<() => void>()
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: class extends WebSocket {
      constructor(address: string, protocols: string) {
        super(address, protocols, { headers, perMessageDeflate: false })
      }
    },
    ...reconnecting,
    on: {
      connecting: onTry,
      closed(event) {
        if ((event as { wasClean?: boolean }).wasClean !== undefined) onLost()
        for (const listener of listeners) listener()
      },
    },
  })
  return {
    subscribe: (request, sink) => client.subscribe(request, sink),
    onDown(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Partners' programs read event streams; the waits are the same. */
function eventLine({ url, headers, onTry, onLost }: Line): LiveSocket {
  const listeners = new Set<() => void>()
  const client = createEventClient({
    url: `${url}/graphql`,
    headers,
    retryAttempts: Number.POSITIVE_INFINITY,
    async retry(retries) {
      if (retries === 0) {
        onLost()
        for (const listener of listeners) listener()
      }
      await reconnecting.retryWait(retries)
      onTry()
    },
  })
  return {
    subscribe: (request, sink) => client.subscribe(request, sink),
    onDown(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function report(message: Report): void {
  process.send?.(message)
}
