import type { Database } from '@landfall/kit/database/postgres'
import { desc, inArray } from 'drizzle-orm'
import {
  applicationOpenings,
  applicationSubmissions as table,
} from '../../db/application-tables.ts'
import type { ApplicationOpening, Submission } from './submission.ts'

export type SubmissionStore = ReturnType<typeof createSubmissionStore>

/** Submissions, and who read them. */
export function createSubmissionStore(db: Database) {
  return {
    async add(submission: Submission): Promise<void> {
      await db.insert(table).values(submission)
    },

    /** The submissions of several applications, by application, newest first. */
    async findAll(applicationIds: readonly string[]): Promise<Map<string, Submission[]>> {
      const rows = await db
        .select()
        .from(table)
        .where(inArray(table.applicationId, [...applicationIds]))
        .orderBy(desc(table.number))
      return Map.groupBy(rows, ({ applicationId }) => applicationId)
    },

    /** Records that a person opened these; once per day in UTC. */
    async recordOpenings(openings: readonly ApplicationOpening[]): Promise<void> {
      if (openings.length === 0) return
      const rows = openings.map((one) => ({
        ...one,
        day: one.at.toISOString().slice(0, 10),
      }))
      await db.insert(applicationOpenings).values(rows).onConflictDoNothing()
    },

    /** The openings of several applications, by application, newest first. */
    async findOpenings(
      applicationIds: readonly string[],
    ): Promise<Map<string, ApplicationOpening[]>> {
      const rows = await db
        .select()
        .from(applicationOpenings)
        .where(inArray(applicationOpenings.applicationId, [...applicationIds]))
        .orderBy(desc(applicationOpenings.at))
      return Map.groupBy(rows, ({ applicationId }) => applicationId)
    },
  }
}
