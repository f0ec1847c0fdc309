import type { Database } from '@landfall/kit/database/postgres'
import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { applicationStates } from '../../db/mentor-tables.ts'
import { MAX_AWARDS } from './student-records.ts'

export type ApplicationState = typeof applicationStates.$inferSelect

export type ApplicationStateStore = ReturnType<typeof createApplicationStateStore>

/** Read copy of how far each application is. */
export function createApplicationStateStore(db: Database) {
  const table = applicationStates
  return {
    /** An older version changes nothing. */
    async keepNewest(state: ApplicationState): Promise<void> {
      await db
        .insert(table)
        .values(state)
        .onConflictDoUpdate({
          target: table.id,
          set: state,
          setWhere: lt(table.version, state.version),
        })
    },

    async ofStudent(studentId: string): Promise<ApplicationState[]> {
      return db
        .select()
        .from(table)
        .where(and(eq(table.studentId, studentId), isNotNull(table.state)))
        .limit(MAX_AWARDS)
    },
  }
}
