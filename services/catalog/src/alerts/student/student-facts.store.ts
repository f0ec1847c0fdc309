import { inArray, sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { studentFacts } from '../../db/tables.ts'
import type { StudentFacts } from '@landfall/matching/criteria/student-facts'

export function createStudentFactsStore(db: Database) {
  return {
    async findByIds(studentIds: readonly string[]): Promise<Map<string, StudentFacts>> {
      const rows = await db
        .select()
        .from(studentFacts)
        .where(inArray(studentFacts.studentId, [...studentIds]))
      return new Map(rows.map((row) => [row.studentId, row.facts]))
    },

    /** Keeps the facts unless those of the same or a later version are there. */
    async upsertIfNewer(
      studentId: string,
      version: number,
      facts: StudentFacts,
    ): Promise<void> {
      await db
        .insert(studentFacts)
        .values({ studentId, version, facts })
        .onConflictDoUpdate({
          target: studentFacts.studentId,
          set: { version, facts },
          setWhere: sql`${studentFacts.version} < ${version}`,
        })
    },
  }
}
