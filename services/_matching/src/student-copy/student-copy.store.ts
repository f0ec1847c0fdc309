import type { Database } from '@landfall/kit/database/postgres'
import { eq } from 'drizzle-orm'
import { studentAnswers, studentFacts } from './student-copy-tables.ts'

/** Identity's versions of what this copy holds; 0 for answers that were never given. */
export type StudentCopy = { version: number; answersVersion: number }

export type StudentCopyStore = ReturnType<typeof createStudentCopyStore>

/** How new the read copy of each student is. */
export function createStudentCopyStore(db: Database) {
  return {
    /** Null for a student without a profile here. */
    async find(studentId: string): Promise<StudentCopy | null> {
      const [row] = await db
        .select({ version: studentFacts.version, answersVersion: studentAnswers.version })
        .from(studentFacts)
        .leftJoin(studentAnswers, eq(studentAnswers.studentId, studentFacts.studentId))
        .where(eq(studentFacts.studentId, studentId))
      return row ? { ...row, answersVersion: row.answersVersion ?? 0 } : null
    },
  }
}
