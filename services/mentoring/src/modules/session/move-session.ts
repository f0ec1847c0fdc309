import { conflict, type Problem, validationFailed } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import { isOffered } from '../availability/availability.ts'
import type { Mentor } from '../mentor/mentor.ts'
import { nextSlots } from '../taken-time/read-slots.ts'
import { spanOf } from '../taken-time/take-slot.ts'
import { type SlotTaken, slotTaken } from '../taken-time/taken-time.ts'
import { monthOf, refuseMonth } from './book-session.ts'
import {
  inSession,
  keepSession,
  type SessionDeps,
  type SessionResult,
  type SessionTransaction,
} from './keep-session.ts'
import { bothOf, otherThan, notifyOfSession } from './session-notice.ts'
import { nextReminder, type Session } from './session.ts'

type Deps = SessionDeps & { sessionsPerMonth: number }
/**
 * @param proposedAt the time that is answered, as the reader saw it; null: whatever is proposed, which nobody may
 * agree to
 */
type ProposalAnswer = { id: string; accept: boolean; proposedAt: Date | null }

/**
 * One of the two proposes another time; until the other one agrees, the first time stands. Students propose a time
 * that the mentor offers, mentors any time ahead. Expected failures: NotFound, Conflict (not scheduled, or begun),
 * ValidationFailed (a time that the mentor does not offer).
 */
export function makeProposeTime(deps: SessionDeps) {
  return async (
    actor: StudentRef,
    { id, scheduledAt }: { id: string; scheduledAt: Date },
  ): Promise<SessionResult> =>
    inSession(deps, actor, id, async (tx, session, now) => {
      const refusal = refuseMoving(session, now)
      if (refusal) return err(refusal)
      const mentor = await mentorOf(tx, session)
      const isMentor = actor.studentId === session.mentorId
      const durationMinutes = session.duration
      const fits = isMentor
        ? scheduledAt > now
        : isOffered(mentor, { startsAt: scheduledAt, durationMinutes, now })
      if (!fits) {
        const message = isMentor
          ? 'Please choose a time in the future.'
          : 'The mentor is not available then. Please choose one of their free times.'
        return err(validationFailed([{ path: ['scheduledAt'], message }]))
      }
      const change = { proposedAt: scheduledAt, proposedBy: actor.studentId }
      const proposed = await keepSession(tx, session, change, now)
      const to = otherThan(proposed, actor.studentId)
      await notifyOfSession(tx, proposed, { cause: 'proposed', to, now })
      return ok(proposed)
    })
}

/**
 * The other person agrees to the proposed time, or keeps the first one. The proposer may withdraw it.
 * Expected failures: NotFound, Conflict (nothing proposed, another time than was answered, one's own proposal,
 * begun, a full month), SlotTaken.
 */
export function makeAnswerProposal(deps: Deps) {
  return async (
    actor: StudentRef,
    { id, accept, proposedAt: answered }: ProposalAnswer,
  ): Promise<SessionResult> =>
    inSession(deps, actor, id, async (tx, session, now) => {
      const { proposedAt, proposedBy } = session
      const refusal = refuseMoving(session, now)
      if (refusal) return err(refusal)
      if (!proposedAt) return err(conflict('No other time has been proposed.'))
      if (answered && answered.getTime() !== proposedAt.getTime())
        return err(
          conflict('A different time has been proposed since. Please look at it first.'),
        )
      const nothing = { proposedAt: null, proposedBy: null }
      if (!accept) {
        const kept = await keepSession(tx, session, nothing, now)
        const to = otherThan(kept, actor.studentId)
        const cause = proposedBy === actor.studentId ? 'withdrawn' : 'kept'
        await notifyOfSession(tx, kept, { cause, to, now })
        return ok(kept)
      }
      if (proposedBy === actor.studentId)
        return err(conflict('The other person must agree to this time.'))
      if (proposedAt <= now) return err(conflict('The proposed time has passed.'))
      const moved = await retake(deps, tx, session, { proposedAt, now })
      if (!moved.ok) return moved
      const sequence = session.sequence + 1
      const change = {
        ...nothing,
        ...moved.value,
        sequence,
        remindAt: nextReminder(proposedAt, now),
      }
      const kept = await keepSession(tx, session, change, now)
      await notifyOfSession(tx, kept, {
        cause: 'moved',
        to: bothOf(kept),
        method: 'REQUEST',
        now,
      })
      return ok(kept)
    })
}

function refuseMoving({ status, scheduledAt }: Session, now: Date): Problem | null {
  if (status !== 'scheduled')
    return conflict('Only a session that is scheduled can be moved.')
  return scheduledAt <= now ? conflict('This session has already started.') : null
}

/** Swaps the first time for the proposed one; if that is taken, nothing changes. */
async function retake(
  { sessionsPerMonth }: Deps,
  tx: SessionTransaction,
  session: Session,
  { proposedAt, now }: { proposedAt: Date; now: Date },
): Promise<Result<Pick<Session, 'scheduledAt' | 'endsAt' | 'month'>, Problem | SlotTaken>> {
  const { id, studentId, mentorId, duration } = session
  await tx.takenTimes.lockStudent(studentId)
  const month = await monthOf(tx, studentId, proposedAt)
  const full = await refuseMonth(tx, { studentId, month, sessionsPerMonth, except: id })
  if (full) return err(full)
  const mentor = await mentorOf(tx, session)
  const before = await tx.takenTimes.find(id)
  await tx.takenTimes.makeRoom({ mentorId, studentId, now })
  await tx.takenTimes.free(id)
  const span = spanOf(mentor, proposedAt, duration)
  const own = { id, mentorId, studentId, expiresAt: null }
  if (await tx.takenTimes.take({ ...own, ...span }))
    return ok({ scheduledAt: span.startsAt, endsAt: span.endsAt, month })
  if (before && !(await tx.takenTimes.take(before)))
    throw new Error(`A session lost its own time: ${id}`)
  const next = await nextSlots(tx, mentor, {
    after: proposedAt,
    durationMinutes: duration,
    now,
  })
  return err(slotTaken(next))
}

async function mentorOf(tx: SessionTransaction, { mentorId }: Session): Promise<Mentor> {
  const mentor = await tx.mentors.find(mentorId)
  if (!mentor) throw new Error(`A session without its mentor: ${mentorId}`)
  return mentor
}
