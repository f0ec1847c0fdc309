import { eq, inArray, lte } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import type { SealedStudent } from '@landfall/matching/requirements/open-sealed'
import type { ToldProfile } from '@landfall/matching/requirements/told-profile'
import { studentAnswers, studentFacts } from '../../db/tables.ts'

/** What identity told of a student, as it is kept. */
export type StoredStudent = ToldProfile & SealedStudent

export type StudentFactsStore = ReturnType<typeof createStudentFactsStore>

export function createStudentFactsStore(db: Database) {
  return {
    /** Profiles with what was answered beside them; without students who have no profile. */
    async findByIds(studentIds: readonly string[]): Promise<Map<string, StoredStudent>> {
      const rows = await db
        .select({
          studentId: studentFacts.studentId,
          facts: studentFacts.facts,
          intendedUniversities: studentFacts.intendedUniversities,
          sealedDetails: studentFacts.sealedDetails,
          sealedAnswers: studentAnswers.sealed,
        })
        .from(studentFacts)
        .leftJoin(studentAnswers, eq(studentAnswers.studentId, studentFacts.studentId))
        .where(inArray(studentFacts.studentId, [...studentIds]))
      return new Map(rows.map(({ studentId, ...profile }) => [studentId, profile]))
    },

    /**
     * Keeps the profile unless a later version is there. The same one is taken again: identity tells it
     * anew with what was not kept of it before.
     */
    async upsertUnlessOlder(
      studentId: string,
      version: number,
      { facts, intendedUniversities, sealedDetails }: ToldProfile,
    ): Promise<void> {
      const profile = {
        facts,
        intendedUniversities: [...intendedUniversities],
        sealedDetails,
      }
      await db
        .insert(studentFacts)
        .values({ studentId, version, ...profile })
        .onConflictDoUpdate({
          target: studentFacts.studentId,
          set: { version, ...profile },
          setWhere: lte(studentFacts.version, version),
        })
    },
  }
}
