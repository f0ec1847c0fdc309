import type { Database } from '@landfall/kit/database/postgres'
import { inArray, lte } from 'drizzle-orm'
import type { ToldProfile } from '../requirements/told-profile.ts'
import { studentFacts } from './student-copy-tables.ts'

export type StudentFactsStore = ReturnType<typeof createStudentFactsStore>

/** The read copy of what rules need of students. */
export function createStudentFactsStore(db: Database) {
  const table = studentFacts
  return {
    /** By student; without those whose profile was never told of. */
    async findAll(studentIds: readonly string[]): Promise<Map<string, ToldProfile>> {
      const rows = await db
        .select()
        .from(table)
        .where(inArray(table.studentId, [...new Set(studentIds)]))
      return new Map(rows.map((row) => [row.studentId, row]))
    },

    /**
     * Keeps the profile unless a later version is there. The same one is taken again: identity tells it
     * anew with what was not kept of it before. Answers whether it was kept.
     */
    async keepNewest(
      studentId: string,
      version: number,
      { facts, intendedUniversities, sealedDetails }: ToldProfile,
    ): Promise<boolean> {
      const told = { facts, intendedUniversities: [...intendedUniversities], sealedDetails }
      const rows = await db
        .insert(table)
        .values({ studentId, version, ...told })
        .onConflictDoUpdate({
          target: table.studentId,
          set: { version, ...told },
          setWhere: lte(table.version, version),
        })
        .returning({ id: table.studentId })
      return rows.length > 0
    },
  }
}
