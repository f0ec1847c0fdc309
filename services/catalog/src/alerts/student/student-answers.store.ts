import { sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { studentAnswers } from '../../db/tables.ts'

export function createStudentAnswersStore(db: Database) {
  return {
    /** Keeps the answers unless those of the same or a later version are there. */
    async upsertIfNewer(studentId: string, version: number, sealed: string): Promise<void> {
      await db
        .insert(studentAnswers)
        .values({ studentId, version, sealed })
        .onConflictDoUpdate({
          target: studentAnswers.studentId,
          set: { version, sealed },
          setWhere: sql`${studentAnswers.version} < ${version}`,
        })
    },
  }
}
