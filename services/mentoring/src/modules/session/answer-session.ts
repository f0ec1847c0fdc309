import { conflict, type Problem } from '@landfall/kit/core/problems'
import { err, ok } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import {
  inSession,
  keepSession,
  type SessionDeps,
  type SessionResult,
  type SessionTransaction,
} from './keep-session.ts'
import { bothOf, notifyOfSession } from './session-notice.ts'
import { nextReminder, type Session, statusInWords } from './session.ts'

type Answer = { id: string; accept: boolean; reason: string | null }

/**
 * The mentor accepts or declines a request; the same answer again changes nothing.
 * Expected failures: NotFound, Conflict (answered otherwise, over, not the mentor's to answer, nowhere to meet, or
 * no longer a mentor).
 */
export function makeAnswerSession(deps: SessionDeps) {
  return async (
    actor: StudentRef,
    { id, accept, reason }: Answer,
  ): Promise<SessionResult> =>
    inSession(deps, actor, id, async (tx, session, now) => {
      if (actor.studentId !== session.mentorId)
        return err(conflict('Only the mentor can answer this request.'))
      const status = accept ? 'scheduled' : 'declined'
      if (session.status === status) return ok(session)
      if (session.status !== 'requested')
        return err(conflict(`This session is ${statusInWords(session.status)}.`))
      if (session.expiresAt && session.expiresAt <= now)
        return err(conflict('The time to answer this request has passed.'))
      const refusal = accept ? await refuseAccepting(tx, session) : null
      if (refusal) return err(refusal)
      const answered = await keepSession(
        tx,
        session,
        {
          status,
          expiresAt: null,
          ...(accept
            ? { remindAt: nextReminder(session.scheduledAt, now) }
            : { endedBy: actor.studentId, endReason: reason }),
        },
        now,
      )
      await notifyOfSession(tx, answered, {
        cause: status,
        to: accept ? bothOf(answered) : [answered.studentId],
        method: accept ? 'REQUEST' : null,
        now,
      })
      return ok(answered)
    })
}

/** Why the mentor cannot accept the request; null: they can. */
async function refuseAccepting(
  { mentors }: SessionTransaction,
  { mentorId }: Session,
): Promise<Problem | null> {
  const mentor = await mentors.find(mentorId)
  if (mentor?.status !== 'approved')
    return conflict('You are not an approved mentor now, so you can only decline.')
  // Without a link, the two have no way to reach each other.
  return mentor.roomUrl
    ? null
    : conflict('Please add the link to your meeting room to your profile first.')
}
