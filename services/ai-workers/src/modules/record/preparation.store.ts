import type { Database } from '@landfall/kit/database/postgres'
import { and, eq, lt, sql } from 'drizzle-orm'
import { preparations } from '../../db/mentor-tables.ts'
import { MAX_AWARDS } from './student-records.ts'

export type Preparation = typeof preparations.$inferSelect

export type PreparationStore = ReturnType<typeof createPreparationStore>

/** Read copy of students' steps for each award. */
export function createPreparationStore(db: Database) {
  const table = preparations
  const steps = sql`${table.openTasks} + ${table.completedTasks} + ${table.openLines} + ${table.completedLines}`
  return {
    /** An older version changes nothing. */
    async keepNewest(preparation: Preparation): Promise<void> {
      await db
        .insert(table)
        .values(preparation)
        .onConflictDoUpdate({
          target: [table.studentId, table.scholarshipId],
          set: preparation,
          setWhere: lt(table.version, preparation.version),
        })
    },

    /** The student's preparations that have anything in them. */
    async ofStudent(studentId: string): Promise<Preparation[]> {
      return db
        .select()
        .from(table)
        .where(and(eq(table.studentId, studentId), sql`${steps} > 0`))
        .limit(MAX_AWARDS)
    },
  }
}
