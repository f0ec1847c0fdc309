import { dayIn, personZone } from '@landfall/calendar/zone'
import { conflict, type Problem } from '@landfall/kit/core/problems'
import { ok } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import { monthInWords } from '@landfall/calendar/words'
import { amountOf, isBookedAtOnce, type Mentor } from '../mentor/mentor.ts'
import { type SlotWish, inSlot } from '../taken-time/take-slot.ts'
import {
  publishChange,
  type SessionDeps,
  type SessionResult,
  type SessionStores,
  type SessionTransaction,
} from './keep-session.ts'
import { bothOf, notifyOfSession } from './session-notice.ts'
import { expiryOf, nextReminder, type Session, type SessionType } from './session.ts'

type Deps = SessionDeps & {
  stores: SessionStores
  newId: () => string
  sessionsPerMonth: number
}
export type Booking = SlotWish & { type: SessionType; notes: string | null }

/**
 * Books a slot, or requests it if the mentor wants to be asked. Of many students who want one slot, one gets it: a
 * database constraint decides. Expected failures: those of `inSlot`, and Conflict (enough sessions in that month).
 */
export function makeBookSession(deps: Deps) {
  const { stores, newId, sessionsPerMonth } = deps
  return async ({ studentId }: StudentRef, booking: Booking): Promise<SessionResult> => {
    const id = newId()
    const month = await monthOf(stores, studentId, booking.scheduledAt)
    const refuse = (tx: SessionTransaction) =>
      refuseMonth(tx, { studentId, month, sessionsPerMonth })
    const own = { id, studentId, expiresAt: null, refuse }
    return inSlot(deps, booking, own, async (tx, { mentor, now }) => {
      const session = newSession({ id, studentId, month, booking, mentor, now })
      await tx.sessions.insert(session)
      await publishChange(tx, session, now)
      await notifyOfBooking(tx, session, now)
      return ok(session)
    })
  }
}

/** The month as YYYY-MM, by the student's own calendar. */
export async function monthOf(
  tx: Pick<SessionTransaction, 'people'>,
  studentId: string,
  at: Date,
): Promise<string> {
  const { timeZone } = await tx.people.find(studentId)
  return dayIn(personZone(timeZone), at).slice(0, 7)
}

/** Why a student can book no more sessions in a month; null: they can. */
export async function refuseMonth(
  tx: Pick<SessionTransaction, 'sessions'>,
  o: { studentId: string; month: string; sessionsPerMonth: number; except?: string },
): Promise<Problem | null> {
  const count = await tx.sessions.countOfMonth(o.studentId, o.month, o.except)
  if (count < o.sessionsPerMonth) return null
  const sessions = o.sessionsPerMonth === 1 ? '1 session' : `${o.sessionsPerMonth} sessions`
  return conflict(
    `You have ${sessions} in ${monthInWords(`${o.month}-01`)} already. That is the most, so that others get a turn, too.`,
  )
}

function newSession(o: {
  id: string
  studentId: string
  month: string
  booking: Booking
  mentor: Mentor
  now: Date
}): Session {
  const { id, studentId, month, booking, mentor, now } = o
  const { scheduledAt, duration, type, notes } = booking
  const isBooked = isBookedAtOnce(mentor)
  return {
    id,
    studentId,
    mentorId: mentor.id,
    type,
    status: isBooked ? 'scheduled' : 'requested',
    scheduledAt,
    duration,
    endsAt: new Date(scheduledAt.getTime() + duration * 60_000),
    notes,
    amount: amountOf(mentor.hourlyRate, duration),
    month,
    expiresAt: isBooked ? null : expiryOf(now, scheduledAt),
    remindAt: isBooked ? nextReminder(scheduledAt, now) : null,
    sequence: 0,
    ...NOTHING_YET,
    isLate: false,
    isReviewPublic: false,
    reviewHiddenAt: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  }
}

const NOTHING_YET = {
  proposedAt: null,
  proposedBy: null,
  endedBy: null,
  endReason: null,
  missedBy: null,
  reportedAt: null,
  appeal: null,
  appealedAt: null,
  appealDecision: null,
  appealDecidedAt: null,
  appealDecidedBy: null,
  rating: null,
  feedback: null,
  reviewedAt: null,
} satisfies Partial<Session>

async function notifyOfBooking(
  tx: SessionTransaction,
  session: Session,
  now: Date,
): Promise<void> {
  const isBooked = session.status === 'scheduled'
  await notifyOfSession(tx, session, {
    cause: isBooked ? 'scheduled' : 'requested',
    to: isBooked ? bothOf(session) : [session.mentorId],
    method: isBooked ? 'REQUEST' : null,
    now,
  })
}
