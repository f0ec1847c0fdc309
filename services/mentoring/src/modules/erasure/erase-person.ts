import { cancelAndTell } from '../session/cancel-session.ts'
import type { SessionTransaction } from '../session/keep-session.ts'
import { otherThan } from '../session/session-notice.ts'
import { isOpen } from '../session/session.ts'
import type { ErasureStore } from './erasure.store.ts'

type Transaction = SessionTransaction & { erasures: ErasureStore }

/**
 * Removes everything of a person in the given transaction. Coming sessions are canceled first, so that the other
 * person is notified and their calendar updated; mentors' ratings are computed from the sessions that are left.
 * Idempotent.
 */
export async function erasePerson(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<void> {
  // Whoever is booking a session with them is waited for; afterwards nobody finds them.
  await tx.mentors.lock(userId)
  const sessions = await tx.erasures.lockSessions(userId)
  for (const session of sessions)
    if (isOpen(session) && session.scheduledAt > now)
      await cancelAndTell(tx, session, {
        by: userId,
        cause: 'left',
        to: otherThan(session, userId),
        now,
      })
  await tx.erasures.erase(userId)
  const counted = sessions.filter(
    ({ studentId, status }) => studentId === userId && status === 'completed',
  )
  // Always in the same order, so that two erasures cannot deadlock.
  for (const mentorId of new Set(counted.map((session) => session.mentorId).toSorted()))
    await tx.mentors.refreshTotals(mentorId)
}
