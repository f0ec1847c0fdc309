import { cancelledBy } from '../session/cancel-session.ts'
import { keepSession, type SessionTransaction } from '../session/keep-session.ts'
import { otherThan, notifyOfSession } from '../session/session-notice.ts'
import { isOpen, type Session } from '../session/session.ts'
import type { ErasureStore } from './erasure.store.ts'

type Transaction = SessionTransaction & { erasures: ErasureStore }

/**
 * Removes everything of a person in a transaction that is given. What was still to come is cancelled first, so that
 * the other one and their calendar hear of it; mentors are rated by the sessions that are left. Again it changes
 * nothing.
 */
export async function erasePerson(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<void> {
  const sessions = await tx.erasures.lockSessions(userId)
  for (const session of sessions)
    if (isOpen(session) && session.scheduledAt > now)
      await cancel(tx, session, { userId, now })
  await tx.erasures.erase(userId)
  const counted = sessions.filter(
    ({ studentId, status }) => studentId === userId && status === 'completed',
  )
  // In one order, so that two erasures never wait for each other.
  for (const mentorId of new Set(counted.map((session) => session.mentorId).toSorted()))
    await tx.mentors.refreshTotals(mentorId)
}

async function cancel(
  tx: Transaction,
  session: Session,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const cancelled = await keepSession(tx, session, cancelledBy(session, userId), now)
  await notifyOfSession(tx, cancelled, {
    cause: 'left',
    to: otherThan(cancelled, userId),
    method: session.status === 'scheduled' ? 'CANCEL' : null,
    now,
  })
}
