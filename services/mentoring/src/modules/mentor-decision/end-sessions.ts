import { cancelAndTell } from '../session/cancel-session.ts'
import type { SessionTransaction } from '../session/keep-session.ts'
import { bothOf } from '../session/session-notice.ts'

/**
 * Cancels what is still to come with somebody who is no mentor anymore, in a transaction that is given: whoever
 * planned with it and the calendars of both hear of it, and the student's time is free. Again it changes nothing.
 */
export async function endSessionsOf(
  tx: SessionTransaction,
  mentorId: string,
  o: { by: string; now: Date },
): Promise<void> {
  const { by, now } = o
  for (const session of await tx.sessions.lockComing(mentorId, now)) {
    const isScheduled = session.status === 'scheduled'
    const to = isScheduled ? bothOf(session) : [session.studentId]
    await cancelAndTell(tx, session, { by, cause: 'ended', to, now })
  }
}
