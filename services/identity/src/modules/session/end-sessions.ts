import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { notFound, type NotFound } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Stores, Transaction } from '../../stores.ts'
import { publishSessionsEnded } from '../account/account.events.ts'
import type { Actor } from '../account/account.policy.ts'

// Each locks the account before its sessions, as a new password does, which ends them too.

type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }

/** Ends the caller's present session. */
export function makeLogOut({ unitOfWork, clock }: Deps) {
  return async ({ viewer, requestId }: Actor): Promise<void> => {
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
    { viewer: { userId }, requestId }: Actor,
    sessionId: string,
  ): Promise<Result<{ endedCount: number }, NotFound>> => {
    if (!isUuid(sessionId)) return err(notFound('session'))
    return unitOfWork(async (tx) => {
      await tx.accounts.lock(userId)
      if (!(await tx.sessions.remove(userId, sessionId))) return err(notFound('session'))
      await recordEnd(tx, userId, [sessionId], requestId, clock.now())
      return ok({ endedCount: 1 })
    })
  }
}

/** Ends every session of the caller but the present one. */
export function makeRevokeOtherSessions({ unitOfWork, clock }: Deps) {
  return async ({ viewer, requestId }: Actor): Promise<{ endedCount: number }> => {
    const { userId, sessionId } = viewer
    return unitOfWork(async (tx) => {
      await tx.accounts.lock(userId)
      const ended = await tx.sessions.removeAll(userId, sessionId)
      if (ended.length > 0) await recordEnd(tx, userId, ended, requestId, clock.now())
      return { endedCount: ended.length }
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
