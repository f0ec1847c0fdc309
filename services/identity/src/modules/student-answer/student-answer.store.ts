import type { Database } from '@landfall/kit/database/postgres'
import { asc, eq, gt, sql } from 'drizzle-orm'
import { studentAnswers } from '../../db/student-answer-table.ts'
import type { Answers } from './student-answer.ts'

export type VersionedAnswers = { studentId: string; answers: Answers; version: number }

/** All answers of a student are one row: they are read, changed and published together. */
export function createStudentAnswerStore(db: Database) {
  return {
    async find(studentId: string): Promise<Answers> {
      const [row] = await db
        .select({ answers: studentAnswers.answers })
        .from(studentAnswers)
        .where(eq(studentAnswers.studentId, studentId))
      return row?.answers ?? {}
    },

    /** How often and when the answers last changed; null before the first. */
    async findChange(
      studentId: string,
    ): Promise<{ version: number; updatedAt: Date } | null> {
      const [row] = await db
        .select({ version: studentAnswers.version, updatedAt: studentAnswers.updatedAt })
        .from(studentAnswers)
        .where(eq(studentAnswers.studentId, studentId))
      return row ?? null
    },

    /** Puts what `change` makes of the student's answers in their place, unless it returns null; others wait meanwhile. */
    async change(
      studentId: string,
      change: (answers: Answers) => Answers | null,
      now: Date,
    ): Promise<VersionedAnswers | null> {
      await db
        .insert(studentAnswers)
        .values({ studentId, answers: {}, version: 0, updatedAt: now })
        .onConflictDoNothing()
      const [before] = await db
        .select({ answers: studentAnswers.answers })
        .from(studentAnswers)
        .where(eq(studentAnswers.studentId, studentId))
        .for('update')
      const answers = change(before?.answers ?? {})
      if (answers === null) return null
      const [row] = await db
        .update(studentAnswers)
        .set({ answers, version: sql`${studentAnswers.version} + 1`, updatedAt: now })
        .where(eq(studentAnswers.studentId, studentId))
        .returning({ version: studentAnswers.version })
      if (!row) throw new Error('The answers that were just changed are gone')
      return { studentId, answers, version: row.version }
    },

    /** In pages by student, for a new or rebuilt reader. */
    async listAfter(
      after: string | null,
      limit: number,
    ): Promise<(VersionedAnswers & { id: string })[]> {
      const rows = await db
        .select({
          studentId: studentAnswers.studentId,
          answers: studentAnswers.answers,
          version: studentAnswers.version,
        })
        .from(studentAnswers)
        .where(after ? gt(studentAnswers.studentId, after) : undefined)
        .orderBy(asc(studentAnswers.studentId))
        .limit(limit)
      return rows.map((row) => ({ ...row, id: row.studentId }))
    },
  }
}
