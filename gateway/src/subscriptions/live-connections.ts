import { networkOf } from '@landfall/kit/http/client-network'
import { tooManyRequests } from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { SignedInViewer, Viewer } from '@landfall/kit/identity/viewer'
import { bulkhead } from 'cockatiel'
import type { Asker } from '../graphql/request-budget.ts'
import { DEVICE_COOKIE, SESSION_COOKIE } from '../http/cookies.ts'
import type { HttpRequest } from '../http/request.ts'
import { type HttpResponse, problemResponse, unavailable } from '../http/response.ts'
import type { SessionCache } from '../session/session-cache.ts'
import { LIVE_LIMITS } from './live-limits.ts'
import type { OpenSubscription } from './live-steps.ts'

export type Transport = 'socket' | 'event-stream'

/** A socket or an event stream, and whose it is. */
export type Connection = {
  readonly transport: Transport
  readonly incoming: HttpRequest
  /** The holder of the limits: a person, or a visitor's address. */
  readonly owner: string
  /** Whose budget its subscriptions are opened from. */
  readonly asker: Asker
  /** The viewer as of now; fails while identity is away. A session that has ended ends the connection. */
  viewer(): Promise<Result<Viewer, Error>>
  readonly open: Set<Pick<OpenSubscription, 'refresh' | 'end'>>
  close(): void
}

export type EndReason = 'signed-out' | 'going-away'

export type Connections = {
  /**
   * Admits a client, or says why not.
   * @param o.onEnd called when the gateway ends the connection; the transport must then close it
   */
  admit(o: {
    transport: Transport
    incoming: HttpRequest
    onEnd(reason: EndReason): void
  }): Promise<Result<Connection, HttpResponse>>
  /**
   * Follows identity's events. With null, ends every session of the account as of that time; somebody
   * who has signed in since is only looked at again.
   */
  endSessions(userId: string, sessionIds: readonly string[] | null, endedAt: Date): void
  refreshUser(userId: string): void
  refreshAll(): void
  stop(): void
}

type Held = Connection & {
  /** When it was opened, by the clock that events are stamped with, more or less. */
  openedAt: number
  session: { viewer: SignedInViewer; token: string } | null
  lapse: NodeJS.Timeout | undefined
  end(reason: EndReason): void
}

/** setTimeout's longest delay. */
const TIMER_MAX_MS = 2 ** 31 - 1

/** All connections for live updates, with the limits per person or address. */
export function createConnections(o: {
  sessions: Pick<SessionCache, 'resolve' | 'remembered'>
  onCount(transport: Transport, change: 1 | -1): void
}): Connections {
  const held = new Set<Held>()
  const perOwner = new Map<string, number>()
  // When ten thousand clients come back at one moment, identity answers in turn; all at once, it would refuse most.
  const turns = bulkhead(LIVE_LIMITS.sessionsAskedAtOnce, Infinity)
  // Remembered sessions do not wait for these: otherwise a client admitted a moment ago
  // could open nothing before all others were in.
  const resolve: SessionCache['resolve'] = (...asked) =>
    o.sessions.remembered(asked[0]) ?? turns.execute(() => o.sessions.resolve(...asked))
  let isStopping = false

  const release = (connection: Held, owner: string) => {
    if (!held.delete(connection)) return
    clearTimeout(connection.lapse)
    const left = (perOwner.get(owner) ?? 1) - 1
    if (left > 0) perOwner.set(owner, left)
    else perOwner.delete(owner)
    o.onCount(connection.transport, -1)
  }
  const look = async (connection: Held): Promise<Result<Viewer, Error>> => {
    if (!connection.session) return ok({ kind: 'visitor' })
    const { token } = connection.session
    const deviceId = connection.incoming.cookies.get(DEVICE_COOKIE) ?? null
    const found = await resolve(token, deviceId, 'watch')
    if (!found.ok) return found
    if (!found.value) {
      connection.end('signed-out')
      return ok({ kind: 'visitor' })
    }
    const { viewer, expiresAt } = found.value
    connection.session = { viewer, token }
    if (held.has(connection)) watchLapse(connection, expiresAt)
    return ok(viewer)
  }
  // Watching does not prolong a session, so it is checked again once it should be over.
  const watchLapse = (connection: Held, expiresAt: Date | null) => {
    clearTimeout(connection.lapse)
    if (!expiresAt) return
    const delay = Math.min(TIMER_MAX_MS, expiresAt.getTime() - Date.now() + 1_000)
    connection.lapse = setTimeout(() => void look(connection), Math.max(1_000, delay))
    connection.lapse.unref()
  }
  const refresh = async (connection: Held) => {
    await look(connection)
    for (const subscription of connection.open) subscription.refresh()
  }
  const signedIn = (userId: string) =>
    [...held].filter(({ session }) => session?.viewer.userId === userId)
  return {
    async admit({ transport, incoming, onEnd }) {
      if (isStopping) return err(unavailable())
      const openedAt = Date.now()
      const token = incoming.cookies.get(SESSION_COOKIE)
      const found = token
        ? await resolve(token, incoming.cookies.get(DEVICE_COOKIE) ?? null)
        : ok(null)
      if (!found.ok) return err(unavailable())
      const session = found.value && token ? { viewer: found.value.viewer, token } : null
      const owner = session ? session.viewer.userId : `at ${networkOf(incoming.address)}`
      const most = session
        ? LIVE_LIMITS.connectionsPerUser
        : LIVE_LIMITS.connectionsPerAddress
      const count = perOwner.get(owner) ?? 0
      if (count >= most) return err(tooMany())
      if (held.size >= LIVE_LIMITS.connections) return err(unavailable())
      const connection: Held = {
        transport,
        incoming,
        owner,
        asker: {
          viewer: session?.viewer ?? { kind: 'visitor' },
          client: { address: incoming.address },
        },
        openedAt,
        session,
        lapse: undefined,
        open: new Set(),
        viewer: () => look(connection),
        close: () => release(connection, owner),
        end(reason) {
          if (!held.has(connection)) return
          release(connection, owner)
          onEnd(reason)
        },
      }
      held.add(connection)
      perOwner.set(owner, count + 1)
      o.onCount(transport, 1)
      watchLapse(connection, found.value?.expiresAt ?? null)
      return ok(connection)
    },
    endSessions(userId, sessionIds, endedAt) {
      for (const connection of signedIn(userId)) {
        const { sessionId = '' } = connection.session?.viewer ?? {}
        if (sessionIds && !sessionIds.includes(sessionId)) continue
        if (connection.openedAt > endedAt.getTime()) void refresh(connection)
        else connection.end('signed-out')
      }
    },
    refreshUser(userId) {
      for (const connection of signedIn(userId)) void refresh(connection)
    },
    refreshAll() {
      for (const connection of held) {
        // Spread out, so that identity is not asked for all of them at once.
        if (connection.session) setTimeout(() => void refresh(connection), delayMs())
      }
    },
    stop() {
      isStopping = true
      for (const connection of held) connection.end('going-away')
    },
  }
}

function delayMs(): number {
  return Math.random() * 2_000
}

function tooMany(): HttpResponse {
  const { message } = tooManyRequests(60, 'Too many live connections are open.')
  return problemResponse({ status: 429, detail: message, headers: { 'retry-after': '60' } })
}
