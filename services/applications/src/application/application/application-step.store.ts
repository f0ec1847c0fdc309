import type { Database } from '@landfall/kit/database/postgres'
import { asc, eq, inArray } from 'drizzle-orm'
import { applicationSteps as table } from '../../db/application-tables.ts'
import type { ApplicationStep } from './application.ts'

export type ApplicationStepStore = ReturnType<typeof createApplicationStepStore>

/** The story of each application; a step is never changed. */
export function createApplicationStepStore(db: Database) {
  return {
    async add(step: ApplicationStep): Promise<void> {
      await db.insert(table).values(step)
    },

    /** Of several applications, by id, oldest first. */
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

    /** Of an application that is removed. */
    async removeAll(applicationId: string): Promise<void> {
      await db.delete(table).where(eq(table.applicationId, applicationId))
    },
  }
}
