import type { Database } from '@landfall/kit/database/postgres'
import { eq, inArray, lte } from 'drizzle-orm'
import type { SealedStudent } from '../requirements/open-sealed.ts'
import type { ToldProfile } from '../requirements/told-profile.ts'
import { studentAnswers, studentFacts } from './student-copy-tables.ts'

export type StudentFactsStore = ReturnType<typeof createStudentFactsStore>

/** The read copy of what the rules need to know about students. */
export function createStudentFactsStore(db: Database) {
  const table = studentFacts
  return {
    /** The profiles by student, without students whose profile has not arrived. */
    async findAll(studentIds: readonly string[]): Promise<Map<string, ToldProfile>> {
      const rows = await db
        .select()
        .from(table)
        .where(inArray(table.studentId, [...new Set(studentIds)]))
      return new Map(rows.map((row) => [row.studentId, row]))
    },

    /** The same profiles, each with the student's sealed answers. */
    async findWithAnswers(
      studentIds: readonly string[],
    ): Promise<Map<string, ToldProfile & SealedStudent>> {
      const { studentId, facts, intendedUniversities, sealedDetails } = table
      const told = { facts, intendedUniversities, sealedDetails }
      const rows = await db
        .select({ studentId, ...told, sealedAnswers: studentAnswers.sealed })
        .from(table)
        .leftJoin(studentAnswers, eq(studentAnswers.studentId, studentId))
        .where(inArray(studentId, [...studentIds]))
      return new Map(rows.map(({ studentId: id, ...student }) => [id, student]))
    },

    /**
     * Keeps the profile unless a later version is already there. The same version is taken again, since identity
     * republishes it with parts that were not kept before. Returns whether it was kept.
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
