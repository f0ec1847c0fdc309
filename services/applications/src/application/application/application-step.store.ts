import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import {
  applicationSteps as table,
  scholarshipApplications as applications,
} from '../../db/application-tables.ts'
import type { ApplicationStep } from './application.ts'

export type ApplicationStepStore = ReturnType<typeof createApplicationStepStore>

/** The story of each application; a step is never changed. */
export function createApplicationStepStore(db: Database) {
  return {
    async add(step: ApplicationStep): Promise<void> {
      await db.insert(table).values(step)
    },

    /** The steps of several applications, by application, oldest first. */
    async findAll(
      applicationIds: readonly string[],
    ): Promise<Map<string, ApplicationStep[]>> {
      const rows = await db
        .select()
        .from(table)
        .where(inArray(table.applicationId, [...applicationIds]))
        .orderBy(asc(table.version))
      return Map.groupBy(rows, ({ applicationId }) => applicationId)
    },

    /** Owners' requests to a student for more information, with the scholarship: the latest request of each. */
    async findQuestionsTo(
      studentId: string,
    ): Promise<(ApplicationStep & { scholarshipId: string })[]> {
      const rows = await db
        .select({ ...getTableColumns(table), scholarshipId: applications.scholarshipId })
        .from(applications)
        .innerJoin(table, eq(table.applicationId, applications.id))
        .where(
          and(
            eq(applications.studentId, studentId),
            eq(applications.state, 'more_info'),
            eq(table.to, 'more_info'),
          ),
        )
        .orderBy(asc(table.version))
      return [...new Map(rows.map((step) => [step.applicationId, step])).values()]
    },

    /** For an application that is removed. */
    async removeAll(applicationId: string): Promise<void> {
      await db.delete(table).where(eq(table.applicationId, applicationId))
    },
  }
}
