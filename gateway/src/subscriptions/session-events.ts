import type { Bus } from '@landfall/kit/messaging/bus'
import { subscribeToEvents } from '@landfall/kit/messaging/ephemeral-subscriber'
import type { Log } from '@landfall/kit/observability/log'
import type { EventEnvelope } from '@landfall/proto-events'
import { SessionEnded } from '@landfall/proto-events/identity/session-ended.v1'
import { ViewerChanged } from '@landfall/proto-events/identity/viewer-changed.v1'
import type { Connections } from './live-connections.ts'
import type { SessionCache } from '../session/session-cache.ts'

type Sessions = Pick<SessionCache, 'dropUser' | 'dropAll'>
/** What is open right now by the rights of a session. */
type Live = Pick<Connections, 'endSessions' | 'refreshUser' | 'refreshAll'>

/**
 * Drops remembered identities as soon as identity reports a change. Each gateway reads for itself from
 * now on; if it may have missed something while it was disconnected, it forgets everything.
 */
export function followSessionEvents(o: {
  bus: Bus
  sessions: Sessions
  live: Live
  log: Log
}): {
  stop(): Promise<void>
} {
  return subscribeToEvents({
    bus: o.bus,
    log: o.log,
    events: [SessionEnded, ViewerChanged],
    onEvent: (event) => applySessionEvent(event, o.sessions, o.live),
    onGap: () => {
      o.sessions.dropAll()
      o.live.refreshAll()
    },
  })
}

/** Applies one parsed event of the two kinds. */
export function applySessionEvent(
  { type, data, time }: Pick<EventEnvelope<unknown>, 'type' | 'data' | 'time'>,
  sessions: Sessions,
  live: Live,
): void {
  if (type === SessionEnded.type) {
    const { userId, sessionIds } = SessionEnded.schema.parse(data)
    sessions.dropUser(userId, sessionIds)
    live.endSessions(userId, sessionIds, new Date(time))
  } else if (type === ViewerChanged.type) {
    const { userId } = ViewerChanged.schema.parse(data)
    sessions.dropUser(userId)
    live.refreshUser(userId)
  }
}
