import type { Database } from '@landfall/kit/database/postgres'
import { holdName } from '@landfall/kit/transaction/hold-name'
import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  or,
  sql,
} from 'drizzle-orm'
import { takenTimes as table } from '../../db/session-tables.ts'
import type { Span } from '../availability/availability.ts'
import type { TakenTime } from './taken-time.ts'

export type TakenTimeStore = ReturnType<typeof createTakenTimeStore>

/** What is taken of people's time. The database takes nobody's twice. */
export function createTakenTimeStore(db: Database) {
  return {
    /** Whether it could be taken; false when the mentor or the student has something then. */
    async take(time: TakenTime): Promise<boolean> {
      const rows = await db
        .insert(table)
        .values(time)
        .onConflictDoNothing()
        .returning({ id: table.id })
      return rows.length === 1
    },

    async find(id: string): Promise<TakenTime | null> {
      const [row] = await db.select().from(table).where(eq(table.id, id))
      return row ?? null
    },

    async free(id: string): Promise<void> {
      await db.delete(table).where(eq(table.id, id))
    },

    /** Frees what a student holds; answers whether they did. */
    async freeHold(studentId: string, id: string): Promise<boolean> {
      const rows = await db
        .delete(table)
        .where(
          and(eq(table.studentId, studentId), eq(table.id, id), isNotNull(table.expiresAt)),
        )
        .returning({ id: table.id })
      return rows.length > 0
    },

    /**
     * Frees what a student holds, and holds of a mentor and a student that are over; what somebody else is
     * freeing is left to them.
     */
    async makeRoom(o: { mentorId: string; studentId: string; now: Date }): Promise<void> {
      const own = and(eq(table.studentId, o.studentId), isNotNull(table.expiresAt))
      const over = and(eq(table.mentorId, o.mentorId), lte(table.expiresAt, o.now))
      const freed = db
        .select({ id: table.id })
        .from(table)
        .where(or(own, over))
        .orderBy(asc(table.id))
        .for('update', { skipLocked: true })
      await db.delete(table).where(inArray(table.id, freed))
    },

    /** Whether somebody else has some of a mentor's time now. */
    async isTaken(time: TakenTime, now: Date): Promise<boolean> {
      const { mentorId, studentId, startsAt, busyUntil } = time
      const isOwnHold = and(eq(table.studentId, studentId), isNotNull(table.expiresAt))
      const count = await db.$count(
        table,
        and(
          eq(table.mentorId, mentorId),
          lt(table.startsAt, busyUntil),
          gt(table.busyUntil, startsAt),
          or(isNull(table.expiresAt), gt(table.expiresAt, now)),
          not(isOwnHold ?? sql`false`),
        ),
      )
      return count > 0
    },

    /** What is taken of a mentor's time within a span, buffers with it; holds that are over are not. */
    async findBusy(mentorId: string, within: Span, now: Date): Promise<Span[]> {
      const rows = await db
        .select({ startsAt: table.startsAt, endsAt: table.busyUntil })
        .from(table)
        .where(
          and(
            eq(table.mentorId, mentorId),
            lt(table.startsAt, within.endsAt),
            gt(table.busyUntil, within.startsAt),
            or(isNull(table.expiresAt), gt(table.expiresAt, now)),
          ),
        )
      return rows
    },

    /** Until the transaction ends, nobody else books for the student. */
    async lockStudent(studentId: string): Promise<void> {
      await holdName(db, studentId, 15)
    },
  }
}
