import type { Database } from '@landfall/kit/database/postgres'
import type { StudentFacts } from '@landfall/matching/criteria/student-facts'
import { inArray, lt } from 'drizzle-orm'
import { studentFacts } from '../../db/tables.ts'

export type StudentFactsStore = ReturnType<typeof createStudentFactsStore>

/** The read copy of what rules need of students. */
export function createStudentFactsStore(db: Database) {
  const table = studentFacts
  return {
    /** By student; without those whose profile was never told of. */
    async findAll(studentIds: readonly string[]): Promise<Map<string, StudentFacts>> {
      const rows = await db
        .select({ id: table.studentId, facts: table.facts })
        .from(table)
        .where(inArray(table.studentId, [...new Set(studentIds)]))
      return new Map(rows.map(({ id, facts }) => [id, facts]))
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
