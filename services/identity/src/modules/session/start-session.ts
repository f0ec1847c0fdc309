import type { Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import type { Caller } from '@landfall/kit/identity/viewer'
import type { Transaction } from '../../stores.ts'
import type { OpenedSession, OpenSession } from '../account/open-session.ts'
import { publishSessionsEnded } from '../account/account.events.ts'
import type { Account } from '../account/account.ts'
import { newToken } from '@landfall/kit/core/token'
import { sessionEnd } from './session.ts'

export type LoggedIn = OpenedSession & {
  account: Account
  /** For the long-lived device cookie, when the browser has none of ours. */
  newDeviceId: string | null
}

const USER_AGENT_MAX = 400

/** Opens a session with a token that is new each time, so that nobody can have planted it before. */
export const openSession: OpenSession = async (tx, userId, { address, ...client }, now) => {
  const token = newToken()
  const expiresAt = sessionEnd(now)
  const userAgent = client.userAgent?.slice(0, USER_AGENT_MAX) ?? null
  const times = { createdAt: now, lastSeenAt: now, expiresAt }
  await tx.sessions.insert(token, { id: newId(), userId, userAgent, address, ...times })
  return { token, expiresAt }
}

/** Signs in somebody who has shown who they are, and remembers the device. */
export function makeStartSession({ clock }: { clock: Clock }) {
  return async (
    tx: Transaction,
    account: Account,
    caller: Caller,
    deviceId: string | null,
  ): Promise<LoggedIn> => {
    const { viewer, client } = caller
    const now = clock.now()
    if (viewer.kind === 'user') {
      // The browser gets a new session; its old one would live on, out of everybody's reach.
      const wasOpen = await tx.sessions.remove(viewer.userId, viewer.sessionId)
      if (wasOpen) await publishSessionsEnded(tx, viewer.userId, [viewer.sessionId], now)
    }
    const opened = await openSession(tx, account.id, client, now)
    const newDeviceId = deviceId === null ? newToken() : null
    await tx.sessions.rememberDevice(account.id, deviceId ?? newDeviceId ?? '', now)
    await tx.audit.add({
      action: 'account.logged-in',
      actorId: account.id,
      subjectId: account.id,
      requestId: caller.requestId,
      at: now,
    })
    return { account, ...opened, newDeviceId }
  }
}
