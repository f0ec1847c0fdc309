import { auditFact } from '@landfall/proto-events/audit-recorded'
import { AuditRecorded } from '@landfall/proto-events/mentoring/audit-recorded.v1'
import { isUuid, newId } from '@landfall/kit/core/ids'
import { conflict, notFound } from '@landfall/kit/core/problems'
import { err, ok } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { AdminRef } from '../mentor/mentor.policy.ts'
import { queueWork } from '../queued-work/queue-work.ts'
import {
  inSession,
  keepSession,
  type SessionDeps,
  type SessionResult,
} from './keep-session.ts'
import { bothOf, notifyOfSession } from './session-notice.ts'
import { appealUntil, mayReportNoShow, otherOf } from './session.ts'

/**
 * One of the two reports that the other one did not come.
 * Expected failures: NotFound, Conflict (too early, too late, reviewed, or decided by an admin).
 */
export function makeReportNoShow(deps: SessionDeps) {
  return async (actor: StudentRef, { id }: { id: string }): Promise<SessionResult> =>
    inSession(deps, actor, id, async (tx, session, now) => {
      const missedBy = otherOf(session, actor.studentId)
      if (session.status === 'no_show' && session.missedBy === missedBy) return ok(session)
      if (!mayReportNoShow(session, now))
        return err(
          conflict(
            'You can report a no-show from 10 minutes after the session starts until a day after it ends.',
          ),
        )
      const change = {
        status: 'no_show' as const,
        missedBy,
        reportedAt: now,
        remindAt: null,
      }
      const missed = await keepSession(tx, session, change, now)
      await notifyOfSession(tx, missed, { cause: 'missed', to: [missedBy], now })
      return ok(missed)
    })
}

/**
 * The person reported as absent says what happened. Expected failures: NotFound, Conflict (not theirs, late, or
 * done).
 */
export function makeAppealNoShow(deps: SessionDeps) {
  return async (
    actor: StudentRef,
    { id, text }: { id: string; text: string },
  ): Promise<SessionResult> =>
    inSession(deps, actor, id, async (tx, session, now) => {
      if (!appealUntil(session, actor.studentId, now))
        return err(
          conflict(
            'You can appeal once, within 7 days, if you were reported as a no-show.',
          ),
        )
      const change = { appeal: text, appealedAt: now }
      const appealed = await keepSession(tx, session, change, now)
      await queueWork(tx, 'no-show-appeal', id, now)
      return ok(appealed)
    })
}

/**
 * An admin decides an appeal: the session counts as completed, or stays a no-show. The first decision stays.
 * Expected failures: NotFound (no appeal), Conflict (one's own session, or decided).
 */
export function makeDecideAppeal({ unitOfWork, clock }: SessionDeps) {
  return async (
    { adminId }: AdminRef,
    { id, overturn }: { id: string; overturn: boolean },
  ): Promise<SessionResult> => {
    if (!isUuid(id)) return err(notFound('appeal'))
    return unitOfWork(async (tx) => {
      const session = await tx.sessions.lock(id)
      if (!session?.appealedAt) return err(notFound('appeal'))
      if (bothOf(session).includes(adminId))
        return err(conflict('Someone else must decide this.'))
      const decision = overturn ? 'overturned' : 'upheld'
      if (session.appealDecision === decision) return ok(session)
      if (session.appealDecision)
        return err(conflict('This appeal has already been decided.'))
      const now = clock.now()
      const decided = await keepSession(
        tx,
        session,
        {
          appealDecision: decision,
          appealDecidedAt: now,
          appealDecidedBy: adminId,
          ...(overturn && { status: 'completed' as const, missedBy: null }),
        },
        now,
      )
      await tx.outbox.publish(
        AuditRecorded,
        auditFact({
          id: newId(),
          at: now,
          actorId: adminId,
          verb: decision,
          subjectType: 'no-show-appeal',
          subjectId: id,
          reason: null,
        }),
      )
      const to = bothOf(decided)
      await notifyOfSession(tx, decided, { cause: 'appealed', to, reason: decision, now })
      return ok(decided)
    })
  }
}
