import type { Clock } from '@landfall/kit/core/clock'
import type { Viewer } from '@landfall/kit/identity/viewer'
import type { Stores } from '../../stores.ts'
import { needsTouch, sessionEnd } from './session.ts'

type Deps = { stores: Stores; clock: Clock }
export type ResolvedSession =
  | { viewer: Extract<Viewer, { kind: 'user' }>; expiresAt: Date }
  | { viewer: { kind: 'visitor' } }

/**
 * Whom a session cookie stands for; anything but an open session of an active account is a
 * visitor. Using a session prolongs it, and keeps the device known, every few minutes at most; a page
 * that is only watched does not.
 */
export function makeResolveSession({ stores, clock }: Deps) {
  return async (
    token: string,
    deviceId: string | null,
    purpose: 'use' | 'watch' = 'use',
  ): Promise<ResolvedSession> => {
    const now = clock.now()
    const session = await stores.sessions.findByToken(token, now)
    if (!session) return { viewer: { kind: 'visitor' } }
    const { id, userId } = session
    const [account, memberships] = await Promise.all([
      stores.accounts.find(userId),
      stores.members.membershipsOf(userId),
    ])
    if (!account?.isActive) return { viewer: { kind: 'visitor' } }
    let { expiresAt } = session
    if (purpose === 'use' && needsTouch(session.lastSeenAt, now)) {
      expiresAt = sessionEnd(now)
      await stores.sessions.touch(id, now, expiresAt)
      if (deviceId) await stores.sessions.keepDevice(userId, deviceId, now)
    }
    const { userType: accountType, roles, isEmailVerified } = account
    const viewer = {
      kind: 'user' as const,
      userId,
      sessionId: id,
      accountType,
      roles,
      isEmailVerified,
      memberships,
    }
    return { viewer, expiresAt }
  }
}
