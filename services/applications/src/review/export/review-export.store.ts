import type { Database } from '@landfall/kit/database/postgres'
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { reviewExports as table, reviewNumbers as numbers } from '../../db/review-tables.ts'
import type { ReviewExport } from './review-export.ts'

export type ReviewExportStore = ReturnType<typeof createReviewExportStore>

const APPLICANT_ERASED =
  'Someone in this file has erased their account. Please start again.'

const isThis = (id: string) => eq(table.id, id)

export function createReviewExportStore(db: Database) {
  return {
    async add(one: ReviewExport): Promise<void> {
      await db.insert(table).values(one)
    },

    async find(id: string): Promise<ReviewExport | null> {
      const [row] = await db.select().from(table).where(isThis(id))
      return row ?? null
    },

    /** A review's files that were started after `time`, newest first. */
    async findSince(scholarshipId: string, time: Date): Promise<ReviewExport[]> {
      return db
        .select()
        .from(table)
        .where(and(eq(table.scholarshipId, scholarshipId), gt(table.startedAt, time)))
        .orderBy(desc(table.startedAt))
    },

    async setProgress(id: string, done: number, total: number): Promise<void> {
      await db
        .update(table)
        .set({ done, total })
        .where(and(isThis(id), isNull(table.bytes)))
    },

    /** @returns false if it was given up or removed meanwhile */
    async finish(id: string, bytes: number): Promise<boolean> {
      const { rowCount } = await db
        .update(table)
        .set({ bytes })
        .where(and(isThis(id), isNull(table.failure)))
      return rowCount === 1
    },

    /** A file that is complete, or has failed already, stays as it is. */
    async fail(id: string, failure: string): Promise<void> {
      const isRunning = and(isNull(table.bytes), isNull(table.failure))
      await db
        .update(table)
        .set({ failure })
        .where(and(isThis(id), isRunning))
    },

    /** Removes every file, complete or not, of the reviews that these applications are in. */
    async removeApplicants(applicationIds: readonly string[]): Promise<void> {
      if (applicationIds.length === 0) return
      const reviews = db
        .select({ id: numbers.scholarshipId })
        .from(numbers)
        .where(inArray(numbers.applicationId, [...applicationIds]))
      await db
        .update(table)
        .set({ bytes: null, failure: APPLICANT_ERASED })
        .where(and(inArray(table.scholarshipId, reviews), isNull(table.failure)))
    },
  }
}
