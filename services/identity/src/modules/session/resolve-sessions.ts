import type { Clock } from '@landfall/kit/core/clock'
import type { Membership, Viewer } from '@landfall/kit/identity/viewer'
import type { Stores } from '../../stores.ts'
import type { Account } from '../account/account.ts'
import { type Session, needsTouch, sessionEnd } from './session.ts'

type Deps = { stores: Stores; clock: Clock }

/** A cookie's token, the device it came from, and whether the session is used or only watched. */
export type AskedSession = {
  token: string
  deviceId: string | null
  purpose: 'use' | 'watch'
}

export type ResolvedSession =
  | { viewer: Extract<Viewer, { kind: 'user' }>; expiresAt: Date }
  | { viewer: { kind: 'visitor' } }

type OpenSession = {
  session: Session
  account: Account
  memberships: readonly Membership[]
}

/**
 * Whom session cookies stand for, each in its place; anything but an open session of an active account is a
 * visitor. Using a session prolongs it, and keeps the device known, every few minutes at most; a page
 * that is only watched does not. However many are asked for, they cost three statements, and two more
 * where some are prolonged: after an outage everybody comes back at once.
 */
export function makeResolveSessions({ stores, clock }: Deps) {
  return async (asked: readonly AskedSession[]): Promise<ResolvedSession[]> => {
    const now = clock.now()
    const open = await findOpen(
      stores,
      asked.map(({ token }) => token),
      now,
    )
    const used = asked.flatMap(({ token, deviceId, purpose }) => {
      const session = open.get(token)?.session
      return session && purpose === 'use' ? [{ session, deviceId }] : []
    })
    const prolonged = await prolong(stores, used, now)
    return asked.map(({ token }) => {
      const found = open.get(token)
      if (!found) return { viewer: { kind: 'visitor' } }
      const { id, expiresAt } = found.session
      return { viewer: viewerOf(found), expiresAt: prolonged.get(id) ?? expiresAt }
    })
  }
}

/** Open sessions of active accounts, by their tokens. */
async function findOpen(
  stores: Stores,
  tokens: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, OpenSession>> {
  const sessions = await stores.sessions.findByTokens(tokens, now)
  const userIds = [...new Set([...sessions.values()].map(({ userId }) => userId))]
  if (userIds.length === 0) return new Map()
  const [accounts, memberships] = await Promise.all([
    stores.accounts.findMany(userIds),
    stores.members.membershipsOfMany(userIds),
  ])
  const byId = new Map(accounts.map((account) => [account.id, account]))
  const open = new Map<string, OpenSession>()
  for (const [token, session] of sessions) {
    const { userId } = session
    const account = byId.get(userId)
    if (!account?.isActive) continue
    open.set(token, { session, account, memberships: memberships.get(userId) ?? [] })
  }
  return open
}

/** @returns the new end of each session that was due for one, by the session's id */
async function prolong(
  stores: Stores,
  used: readonly { session: Session; deviceId: string | null }[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  const due = used.filter(({ session }) => needsTouch(session.lastSeenAt, now))
  if (due.length === 0) return new Map()
  const expiresAt = sessionEnd(now)
  const ids = [...new Set(due.map(({ session }) => session.id))]
  await stores.sessions.touch(ids, now, expiresAt)
  const devices = due.flatMap(({ session: { userId }, deviceId }) =>
    deviceId ? [{ userId, deviceId }] : [],
  )
  if (devices.length > 0) await stores.sessions.keepDevices(devices, now)
  return new Map(ids.map((id) => [id, expiresAt]))
}

function viewerOf({ session: { id, userId }, account, memberships }: OpenSession) {
  const { userType: accountType, roles, isEmailVerified } = account
  return {
    kind: 'user' as const,
    userId,
    sessionId: id,
    accountType,
    roles,
    isEmailVerified,
    memberships: [...memberships],
  }
}
