import type { Viewer } from '@landfall/kit/identity/viewer'
import { deviceInWords } from './device.ts'
import type { Session } from './session.ts'

/** A session as GraphQL shows it to its owner. */
export function presentSession(session: Session, viewer: Viewer) {
  const { id, userAgent, address, createdAt, lastSeenAt, expiresAt } = session
  return {
    id,
    isCurrent: viewer.kind === 'user' && viewer.sessionId === id,
    device: deviceInWords(userAgent),
    address,
    createdAt,
    lastSeenAt,
    expiresAt,
  }
}
