import { conflict } from '@landfall/kit/core/problems'
import { err, ok } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import {
  inSession,
  keepSession,
  type SessionDeps,
  type SessionResult,
  type SessionTransaction,
} from './keep-session.ts'
import { bothOf, otherThan, notifyOfSession, type SessionCause } from './session-notice.ts'
import { isLateToCancel, isOpen, type Session, statusInWords } from './session.ts'

/**
 * Either of the two cancels before the session begins. If the student cancels less than a day before, the session
 * still counts for their month. Expected failures: NotFound, Conflict (it began, or has ended otherwise).
 */
export function makeCancelSession(deps: SessionDeps) {
  return async (
    actor: StudentRef,
    { id, reason }: { id: string; reason: string },
  ): Promise<SessionResult> =>
    inSession(deps, actor, id, async (tx, session, now) => {
      if (session.status === 'cancelled') return ok(session)
      if (!isOpen(session))
        return err(conflict(`This session is ${statusInWords(session.status)}.`))
      if (session.scheduledAt <= now)
        return err(conflict('This session has already started.'))
      const isByStudent = actor.studentId === session.studentId
      const isScheduled = session.status === 'scheduled'
      const cancelled = await cancelAndTell(tx, session, {
        by: actor.studentId,
        cause: 'cancelled',
        to: isScheduled ? bothOf(session) : otherThan(session, actor.studentId),
        more: {
          endReason: reason,
          isLate: isByStudent && isLateToCancel(session, now),
        },
        now,
      })
      return ok(cancelled)
    })
}

/** Ends an open session for any reason, and removes everything that was still to come from it, in calendars too. */
export async function cancelAndTell(
  tx: SessionTransaction,
  session: Session,
  o: {
    by: string
    cause: SessionCause
    to: readonly string[]
    more?: Partial<Session>
    now: Date
  },
): Promise<Session> {
  const change: Partial<Session> = {
    status: 'cancelled',
    endedBy: o.by,
    expiresAt: null,
    remindAt: null,
    proposedAt: null,
    proposedBy: null,
    sequence: session.sequence + 1,
    ...o.more,
  }
  const cancelled = await keepSession(tx, session, change, o.now)
  await notifyOfSession(tx, cancelled, {
    cause: o.cause,
    to: o.to,
    method: session.status === 'scheduled' ? 'CANCEL' : null,
    now: o.now,
  })
  return cancelled
}
