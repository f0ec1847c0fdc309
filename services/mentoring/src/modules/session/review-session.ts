import { conflict } from '@landfall/kit/core/problems'
import { err, ok } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import {
  inSession,
  keepSession,
  type SessionDeps,
  type SessionResult,
} from './keep-session.ts'

type Review = { id: string; rating: number; feedback: string | null; isPublic: boolean }

/**
 * The student reviews a completed session, once, and the mentor's mean rating is updated.
 * Expected failures: NotFound, Conflict (the mentor, not completed, or reviewed).
 */
export function makeReviewSession(deps: SessionDeps) {
  return async (
    actor: StudentRef,
    { id, rating, feedback, isPublic: isReviewPublic }: Review,
  ): Promise<SessionResult> =>
    inSession(deps, actor, id, async (tx, session, now) => {
      if (actor.studentId !== session.studentId)
        return err(conflict('Only the student can review a session.'))
      if (session.status !== 'completed')
        return err(conflict('A session can be reviewed once it is completed.'))
      if (session.reviewedAt)
        return err(conflict('You have already reviewed this session.'))
      const review = { rating, feedback, reviewedAt: now, isReviewPublic }
      return ok(await keepSession(tx, session, review, now))
    })
}

/** Keeps a private note of one of the two; nobody else reads it. Expected failure: NotFound. */
export function makeKeepSessionNote(deps: SessionDeps) {
  return async (
    actor: StudentRef,
    { id, text }: { id: string; text: string },
  ): Promise<SessionResult> =>
    inSession(deps, actor, id, async (tx, session, now) => {
      const { studentId: userId } = actor
      await tx.sessions.putNote({ sessionId: id, userId, text, updatedAt: now })
      return ok(session)
    })
}
