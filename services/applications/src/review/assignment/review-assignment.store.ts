import type { Database } from '@landfall/kit/database/postgres'
import { and, eq } from 'drizzle-orm'
import { reviewAssignments as table } from '../../db/review-tables.ts'
import { inReviewOf } from '../entry/in-review-of.sql.ts'

/** Who scores what. */
export type ReviewAssignment = {
  applicationId: string
  reviewerId: string
  scholarshipId: string
  assignedAt: Date
}

export type ReviewAssignmentStore = ReturnType<typeof createReviewAssignmentStore>

const isOf = (applicationId: string, reviewerId: string) =>
  and(eq(table.applicationId, applicationId), eq(table.reviewerId, reviewerId))

export function createReviewAssignmentStore(db: Database) {
  return {
    /** @param applicationId limits the result to one application */
    async findAll(
      scholarshipId: string,
      applicationId?: string,
    ): Promise<ReviewAssignment[]> {
      return db
        .select()
        .from(table)
        .where(inReviewOf(table, scholarshipId, applicationId))
    },

    /** The scholarships whose applications a reviewer scores. */
    async scholarshipsOf(reviewerId: string): Promise<string[]> {
      const rows = await db
        .selectDistinct({ id: table.scholarshipId })
        .from(table)
        .where(eq(table.reviewerId, reviewerId))
      return rows.map(({ id }) => id)
    },

    async has(applicationId: string, reviewerId: string): Promise<boolean> {
      return (await db.$count(table, isOf(applicationId, reviewerId))) > 0
    },

    /** Existing assignments stay. */
    async addAll(assignments: readonly ReviewAssignment[]): Promise<void> {
      if (assignments.length === 0) return
      await db
        .insert(table)
        .values([...assignments])
        .onConflictDoNothing()
    },

    async remove(applicationId: string, reviewerId: string): Promise<void> {
      await db.delete(table).where(isOf(applicationId, reviewerId))
    },
  }
}
