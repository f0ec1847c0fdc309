import { cancelAndTell } from '../session/cancel-session.ts'
import type { SessionTransaction } from '../session/keep-session.ts'
import { bothOf } from '../session/session-notice.ts'

/**
 * Cancels the coming sessions of a person who is no longer a mentor, in the given transaction: the students are
 * notified, the calendars of both are updated, and the students' time is free. Idempotent.
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
