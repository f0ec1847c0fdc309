import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import { sessionCopies as table } from '../../db/mentoring-tables.ts'

export type SessionCopy = typeof table.$inferSelect

export type SessionCopyStore = ReturnType<typeof createSessionCopyStore>

/** Statuses of sessions that take up time, or are requested. */
const OPEN = ['requested', 'scheduled', 'in_progress']

/** The read copy of mentoring sessions. */
export function createSessionCopyStore(db: Database) {
  return {
    /** Sessions of somebody, as student or mentor, that are agreed or requested and have not ended. */
    async findComing(userId: string, now: Date): Promise<SessionCopy[]> {
      return db
        .select()
        .from(table)
        .where(
          and(
            or(eq(table.studentId, userId), eq(table.mentorId, userId)),
            inArray(table.status, OPEN),
            gt(table.endsAt, now),
          ),
        )
        .orderBy(asc(table.scheduledAt), asc(table.sessionId))
    },

    async keepNewest(session: SessionCopy): Promise<void> {
      await db
        .insert(table)
        .values(session)
        .onConflictDoUpdate({
          target: table.sessionId,
          set: session,
          setWhere: lt(table.version, sql`excluded.version`),
        })
    },
  }
}
