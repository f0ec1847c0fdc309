import type { Database } from '@landfall/kit/database/postgres'
import { inArray, lt } from 'drizzle-orm'
import { studentAnswers } from './student-copy-tables.ts'

export type StudentAnswersStore = ReturnType<typeof createStudentAnswersStore>

/** The read copy of students' answers about themselves, kept sealed as they arrived. */
export function createStudentAnswersStore(db: Database) {
  const table = studentAnswers
  return {
    /** The sealed answers by student, without students who never answered anything. */
    async findAll(studentIds: readonly string[]): Promise<Map<string, string>> {
      const rows = await db
        .select({ id: table.studentId, sealed: table.sealed })
        .from(table)
        .where(inArray(table.studentId, [...new Set(studentIds)]))
      return new Map(rows.map(({ id, sealed }) => [id, sealed]))
    },

    /** Keeps the answers unless the same or a later version is already there; returns whether it did. */
    async keepNewest(studentId: string, version: number, sealed: string): Promise<boolean> {
      const rows = await db
        .insert(table)
        .values({ studentId, version, sealed })
        .onConflictDoUpdate({
          target: table.studentId,
          set: { version, sealed },
          setWhere: lt(table.version, version),
        })
        .returning({ id: table.studentId })
      return rows.length > 0
    },
  }
}
