import type { Database } from '@landfall/kit/database/postgres'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { reviewExports as table } from '../../db/review-tables.ts'
import type { ReviewExport } from './review-export.ts'

export type ReviewExportStore = ReturnType<typeof createReviewExportStore>

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

    /** Of a review those that were started after `time`, newest first. */
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

    async finish(id: string, bytes: number): Promise<void> {
      await db.update(table).set({ bytes, failure: null }).where(isThis(id))
    },

    async fail(id: string, failure: string): Promise<void> {
      await db.update(table).set({ failure }).where(isThis(id))
    },
  }
}
