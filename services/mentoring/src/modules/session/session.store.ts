import { keyset } from '@landfall/kit/database/keyset'
import type { Database } from '@landfall/kit/database/postgres'
import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notInArray,
  or,
} from 'drizzle-orm'
import { mentorshipSessions as table, sessionNotes } from '../../db/session-tables.ts'
import { OPEN_STATUSES, type Session } from './session.ts'

export type SessionPosition = { scheduledAt: Date; id: string }
export type AppealPosition = { appealedAt: Date; id: string }
/** Selects sessions by their student or by their mentor. */
export type Side = { studentId: string } | { mentorId: string }

export type SessionStore = ReturnType<typeof createSessionStore>

const latest = keyset({ scheduledAt: table.scheduledAt, id: table.id }, 'desc')
const appeals = keyset({ appealedAt: table.appealedAt, id: table.id }, 'asc')
const isAppealed = and(isNotNull(table.appealedAt), isNull(table.appealDecision))
/**
 * The sessions that count for a student's month: not those that a mentor canceled or missed, nor those that ended
 * early enough.
 */
const counts = or(
  inArray(table.status, ['requested', 'scheduled', 'in_progress', 'completed']),
  and(eq(table.status, 'no_show'), eq(table.missedBy, table.studentId)),
  eq(table.isLate, true),
)
const of = (side: Side) =>
  'studentId' in side
    ? eq(table.studentId, side.studentId)
    : eq(table.mentorId, side.mentorId)

export function createSessionStore(db: Database) {
  return {
    async find(id: string): Promise<Session | null> {
      const [row] = await db.select().from(table).where(eq(table.id, id))
      return row ?? null
    },

    /** As `find`, but keeps the row locked until the transaction ends. */
    async lock(id: string): Promise<Session | null> {
      const [row] = await db.select().from(table).where(eq(table.id, id)).for('update')
      return row ?? null
    },

    /** Scheduled and requested sessions that have not begun, locked until the transaction ends. */
    async lockComing(mentorId: string, now: Date): Promise<Session[]> {
      const isOpen = inArray(table.status, [...OPEN_STATUSES])
      return db
        .select()
        .from(table)
        .where(and(eq(table.mentorId, mentorId), isOpen, gt(table.scheduledAt, now)))
        .orderBy(asc(table.id))
        .for('update')
    },

    async insert(session: Session): Promise<void> {
      await db.insert(table).values(session)
    },

    async update({ id, ...change }: Session): Promise<void> {
      await db.update(table).set(change).where(eq(table.id, id))
    },

    /** How many of a student's sessions count for a month, not counting `except`. @param month YYYY-MM */
    async countOfMonth(studentId: string, month: string, except?: string): Promise<number> {
      const others = except === undefined ? undefined : ne(table.id, except)
      return db.$count(
        table,
        and(eq(table.studentId, studentId), eq(table.month, month), counts, others),
      )
    },

    /** One page, the latest first. */
    async page(
      side: Side,
      { after, limit }: { after: SessionPosition | null; limit: number },
    ): Promise<Session[]> {
      return db
        .select()
        .from(table)
        .where(and(of(side), latest.behind(after)))
        .orderBy(...latest.orderBy)
        .limit(limit)
    },

    async countOf(side: Side): Promise<number> {
      return db.$count(table, of(side))
    },

    /** One page of the undecided appeals, oldest first. */
    async pageOfAppeals({
      after,
      limit,
    }: {
      after: AppealPosition | null
      limit: number
    }): Promise<Session[]> {
      return db
        .select()
        .from(table)
        .where(and(isAppealed, appeals.behind(after)))
        .orderBy(...appeals.orderBy)
        .limit(limit)
    },

    async countAppeals(): Promise<number> {
      return db.$count(table, isAppealed)
    },

    /** A person's private notes on some sessions, by session; sessions without a note are missing. */
    async findNotes(
      sessionIds: readonly string[],
      userId: string,
    ): Promise<Map<string, string>> {
      const ofSessions = inArray(sessionNotes.sessionId, [...sessionIds])
      const rows = await db
        .select({ id: sessionNotes.sessionId, text: sessionNotes.text })
        .from(sessionNotes)
        .where(and(ofSessions, eq(sessionNotes.userId, userId)))
      return new Map(rows.map(({ id, text }) => [id, text]))
    },

    /** Stores a note; an empty one is removed. */
    async putNote(note: typeof sessionNotes.$inferInsert): Promise<void> {
      const { sessionId, userId, text, updatedAt } = note
      if (text === '') await db.delete(sessionNotes).where(noteOf(sessionId, userId))
      else
        await db
          .insert(sessionNotes)
          .values(note)
          .onConflictDoUpdate({
            target: [sessionNotes.sessionId, sessionNotes.userId],
            set: { text, updatedAt },
          })
    },

    ...dueSessions(db),
  }
}

function noteOf(sessionId: string, userId: string) {
  return and(eq(sessionNotes.sessionId, sessionId), eq(sessionNotes.userId, userId))
}

/** Sessions with something due; rows locked by another process are skipped. */
function dueSessions(db: Database) {
  const claim = (
    status: Session['status'],
    column: typeof table.expiresAt | typeof table.scheduledAt,
    o: { now: Date; limit: number; leftOut: readonly string[] },
  ) =>
    db
      .select()
      .from(table)
      .where(
        and(
          eq(table.status, status),
          lte(column, o.now),
          notInArray(table.id, [...o.leftOut]),
        ),
      )
      .orderBy(asc(column))
      .limit(o.limit)
      .for('update', { skipLocked: true })
  return {
    claimExpired: (now: Date, limit: number, leftOut: readonly string[]) =>
      claim('requested', table.expiresAt, { now, limit, leftOut }),
    claimStarting: (now: Date, limit: number, leftOut: readonly string[]) =>
      claim('scheduled', table.scheduledAt, { now, limit, leftOut }),
    claimEnding: (now: Date, limit: number, leftOut: readonly string[]) =>
      claim('in_progress', table.endsAt, { now, limit, leftOut }),
    claimToRemind: (now: Date, limit: number, leftOut: readonly string[]) =>
      claim('scheduled', table.remindAt, { now, limit, leftOut }),
  }
}
