import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { notFound, type Problem } from '@landfall/kit/core/problems'
import { err, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { SessionChanged } from '@landfall/proto-events/mentoring/session-changed.v1'
import { SessionCompleted } from '@landfall/proto-events/mentoring/session-completed.v1'
import type { PersonStore } from '../person/person.store.ts'
import type { SlotStores } from '../taken-time/take-slot.ts'
import type { SlotTaken } from '../taken-time/taken-time.ts'
import type { SessionStore } from './session.store.ts'
import { isOpen, type Session } from './session.ts'

export type SessionStores = SlotStores & { sessions: SessionStore; people: PersonStore }
export type SessionDeps = { unitOfWork: UnitOfWork<SessionStores>; clock: Clock }
export type SessionTransaction = Transaction<SessionStores>
export type SessionResult = Result<Session, Problem | SlotTaken>

/**
 * Locks a session and works on it, on behalf of one of its two people.
 * Expected failure: NotFound (none, or other people's session).
 */
export async function inSession(
  { unitOfWork, clock }: SessionDeps,
  { studentId: userId }: StudentRef,
  id: string,
  work: (tx: SessionTransaction, session: Session, now: Date) => Promise<SessionResult>,
): Promise<SessionResult> {
  if (!isUuid(id)) return err(notFound('session'))
  return unitOfWork(async (tx) => {
    const session = await tx.sessions.lock(id)
    const isTheirs = session?.studentId === userId || session?.mentorId === userId
    return session && isTheirs ? work(tx, session, clock.now()) : err(notFound('session'))
  })
}

/**
 * Writes a session with its next version, frees time that it no longer needs, and publishes changes that concern
 * others: its time or status, and that it took place.
 */
export async function keepSession(
  tx: SessionTransaction,
  before: Session,
  change: Partial<Session>,
  now: Date,
): Promise<Session> {
  const session = { ...before, ...change, version: before.version + 1, updatedAt: now }
  await tx.sessions.update(session)
  const hasMoved = session.scheduledAt.getTime() !== before.scheduledAt.getTime()
  const hasNewStatus = session.status !== before.status
  if (hasNewStatus && !isOpen(session) && session.status !== 'in_progress')
    await tx.takenTimes.free(session.id)
  if (hasMoved || hasNewStatus) await publishChange(tx, session, now)
  const isCounted = [before.status, session.status].includes('completed')
  if (isCounted && (hasNewStatus || session.rating !== before.rating))
    await tx.mentors.refreshTotals(session.mentorId)
  return session
}

/** Publishes the state of a session: ids and times. */
export async function publishChange(
  tx: Transaction<object>,
  session: Session,
  now: Date,
): Promise<void> {
  const { id: sessionId, studentId, mentorId, status, sequence, version } = session
  const ids = { sessionId, studentId, mentorId }
  const scheduledAt = session.scheduledAt.toISOString()
  await tx.outbox.publish(SessionChanged, {
    aggregateId: sessionId,
    version,
    data: { ...ids, status, scheduledAt, endsAt: session.endsAt.toISOString(), sequence },
  })
  if (status !== 'completed') return
  const data = { ...ids, endedAt: now.toISOString() }
  await tx.outbox.publish(SessionCompleted, { aggregateId: sessionId, version, data })
}
