import { inArray, sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import type { ToldProfile } from '@landfall/matching/requirements/told-profile'
import { studentFacts } from '../../db/tables.ts'

export function createStudentFactsStore(db: Database) {
  return {
    async findByIds(studentIds: readonly string[]): Promise<Map<string, ToldProfile>> {
      const rows = await db
        .select()
        .from(studentFacts)
        .where(inArray(studentFacts.studentId, [...studentIds]))
      return new Map(rows.map((row) => [row.studentId, row]))
    },

    /** Keeps the profile unless one of the same or a later version is there. */
    async upsertIfNewer(
      studentId: string,
      version: number,
      { facts, intendedUniversities, sealedDetails }: ToldProfile,
    ): Promise<void> {
      const told = { facts, intendedUniversities: [...intendedUniversities], sealedDetails }
      await db
        .insert(studentFacts)
        .values({ studentId, version, ...told })
        .onConflictDoUpdate({
          target: studentFacts.studentId,
          set: { version, ...told },
          setWhere: sql`${studentFacts.version} < ${version}`,
        })
    },
  }
}
