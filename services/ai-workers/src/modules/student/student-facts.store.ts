import type { Database } from '@landfall/kit/postgres'
import type { StudentFacts } from '@landfall/matching/criteria/student-facts'
import { eq, lt } from 'drizzle-orm'
import { studentFacts } from '../../db/tables.ts'

export type StudentFactsStore = ReturnType<typeof createStudentFactsStore>

/** The read copy of what rules need of students. */
export function createStudentFactsStore(db: Database) {
  const table = studentFacts
  return {
    /** Null for a student whose profile was never told of. */
    async find(studentId: string): Promise<StudentFacts | null> {
      const [row] = await db
        .select({ facts: table.facts })
        .from(table)
        .where(eq(table.studentId, studentId))
      return row?.facts ?? null
    },

    /** Keeps the facts unless those of the same or a later version are there. */
    async keepNewest(studentId: string, version: number, facts: StudentFacts) {
      await db
        .insert(table)
        .values({ studentId, version, facts })
        .onConflictDoUpdate({
          target: table.studentId,
          set: { version, facts },
          setWhere: lt(table.version, version),
        })
    },
  }
}
