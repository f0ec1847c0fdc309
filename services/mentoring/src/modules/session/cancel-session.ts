import { conflict } from '@landfall/kit/core/problems'
import { err, ok } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import {
  inSession,
  keepSession,
  type SessionDeps,
  type SessionResult,
} from './keep-session.ts'
import { bothOf, otherThan, notifyOfSession } from './session-notice.ts'
import { isLateToCancel, isOpen, type Session, statusInWords } from './session.ts'

/**
 * Either of the two cancels before it begins. A student who does so less than a day before has used it up: it
 * counts for their month. Expected failures: NotFound, Conflict (it began, or has ended otherwise).
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
      const wasScheduled = session.status === 'scheduled'
      const change = {
        ...cancelledBy(session, actor.studentId),
        endReason: reason,
        isLate: isByStudent && isLateToCancel(session, now),
      }
      const cancelled = await keepSession(tx, session, change, now)
      await notifyOfSession(tx, cancelled, {
        cause: 'cancelled',
        to: wasScheduled ? bothOf(cancelled) : otherThan(cancelled, actor.studentId),
        method: wasScheduled ? 'CANCEL' : null,
        now,
      })
      return ok(cancelled)
    })
}

/** What changes with a cancellation, whatever its reason: nothing of the session is to come any more. */
export function cancelledBy(session: Session, userId: string) {
  return {
    status: 'cancelled',
    endedBy: userId,
    expiresAt: null,
    remindAt: null,
    proposedAt: null,
    proposedBy: null,
    sequence: session.sequence + 1,
  } satisfies Partial<Session>
}
