import { cancelledBy } from '../session/cancel-session.ts'
import { keepSession, type SessionTransaction } from '../session/keep-session.ts'
import { bothOf, notifyOfSession } from '../session/session-notice.ts'

/**
 * Cancels what is still to come with somebody who is no mentor any more, in a transaction that is given: whoever
 * planned with it and the calendars of both hear of it, and the student's time is free. Again it changes nothing.
 */
export async function endSessionsOf(
  tx: SessionTransaction,
  mentorId: string,
  o: { by: string; now: Date },
): Promise<void> {
  const { by, now } = o
  for (const session of await tx.sessions.lockComing(mentorId, now)) {
    const wasScheduled = session.status === 'scheduled'
    const cancelled = await keepSession(tx, session, cancelledBy(session, by), now)
    await notifyOfSession(tx, cancelled, {
      cause: 'ended',
      to: wasScheduled ? bothOf(cancelled) : [cancelled.studentId],
      method: wasScheduled ? 'CANCEL' : null,
      now,
    })
  }
}
