import type { Database } from '@landfall/kit/database/postgres'
import {
  studentAnswers,
  studentFacts,
} from '@landfall/matching/student-copy/student-copy-tables'
import { eq } from 'drizzle-orm'

/** Identity's versions of what is here; 0 for answers that nobody gave. */
export type StudentCopy = { version: number; answersVersion: number }

export type StudentCopyStore = ReturnType<typeof createStudentCopyStore>

export function createStudentCopyStore(db: Database) {
  return {
    /** Null for who has no profile here. */
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
