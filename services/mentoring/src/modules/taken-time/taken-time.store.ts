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

/** People's taken time. The database lets nobody's time be taken twice. */
export function createTakenTimeStore(db: Database) {
  return {
    /** Takes the time; returns false when the mentor or the student has something else then. */
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

    /** Frees a student's hold; returns whether there was one. */
    async freeHold(studentId: string, id: string): Promise<boolean> {
      const rows = await db
        .delete(table)
        .where(
          and(eq(table.studentId, studentId), eq(table.id, id), isNotNull(table.expiresAt)),
        )
        .returning({ id: table.id })
      return rows.length > 0
    },

    /** Frees the student's holds, and the mentor's expired holds; skips holds that another process is freeing. */
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

    /** Whether somebody else has taken part of the mentor's time now. */
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

    /** The mentor's taken time within a span, including buffers but not expired holds. */
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

    /** Keeps others from booking for the student until the transaction ends. */
    async lockStudent(studentId: string): Promise<void> {
      await holdName(db, studentId, 15)
    },
  }
}
