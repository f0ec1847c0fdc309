import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { notFound, type NotFound, type NotSignedIn } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Caller } from '@landfall/kit/identity/viewer'
import type { Stores, Transaction } from '../../stores.ts'
import { publishSessionsEnded } from '../account/account.events.ts'
import { signedIn } from '../account/account.policy.ts'

// Each locks the account before its sessions, as a new password does, which ends them too.

type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }

/** Ends the caller's present session; a visitor has none, which is as good. */
export function makeLogOut({ unitOfWork, clock }: Deps) {
  return async ({ viewer, requestId }: Caller): Promise<void> => {
    if (viewer.kind !== 'user') return
    const { userId, sessionId } = viewer
    await unitOfWork(async (tx) => {
      await tx.accounts.lock(userId)
      const wasOpen = await tx.sessions.remove(userId, sessionId)
      if (wasOpen) await recordEnd(tx, userId, [sessionId], requestId, clock.now())
    })
  }
}

/** Ends one of the caller's sessions, by its id in the list. */
export function makeRevokeSession({ unitOfWork, clock }: Deps) {
  return async (
    caller: Caller,
    sessionId: string,
  ): Promise<Result<{ endedCount: number }, NotSignedIn | NotFound>> => {
    const viewer = signedIn(caller.viewer)
    if (!viewer.ok) return viewer
    const { userId } = viewer.value
    if (!isUuid(sessionId)) return err(notFound('session'))
    return unitOfWork(async (tx) => {
      await tx.accounts.lock(userId)
      if (!(await tx.sessions.remove(userId, sessionId))) return err(notFound('session'))
      await recordEnd(tx, userId, [sessionId], caller.requestId, clock.now())
      return ok({ endedCount: 1 })
    })
  }
}

/** Ends every session of the caller but the present one. */
export function makeRevokeOtherSessions({ unitOfWork, clock }: Deps) {
  return async (caller: Caller): Promise<Result<{ endedCount: number }, NotSignedIn>> => {
    const viewer = signedIn(caller.viewer)
    if (!viewer.ok) return viewer
    const { userId, sessionId } = viewer.value
    return unitOfWork(async (tx) => {
      await tx.accounts.lock(userId)
      const ended = await tx.sessions.removeAll(userId, sessionId)
      if (ended.length > 0)
        await recordEnd(tx, userId, ended, caller.requestId, clock.now())
      return ok({ endedCount: ended.length })
    })
  }
}

async function recordEnd(
  tx: Transaction,
  userId: string,
  sessionIds: string[],
  requestId: string,
  now: Date,
): Promise<void> {
  await publishSessionsEnded(tx, userId, sessionIds, now)
  await tx.audit.add({
    action: 'session.ended',
    actorId: userId,
    subjectId: userId,
    details: { count: String(sessionIds.length) },
    requestId,
    at: now,
  })
}
