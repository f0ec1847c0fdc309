import type { Database } from '@landfall/kit/database/postgres'
import { and, eq } from 'drizzle-orm'
import { reviewConflicts as table, reviewerAffiliations } from '../../db/review-tables.ts'
import { inReviewOf } from '../entry/in-review-of.sql.ts'
import type { ReviewConflict } from './review-conflict.ts'

export type ReviewConflictStore = ReturnType<typeof createReviewConflictStore>

export function createReviewConflictStore(db: Database) {
  return {
    /**
     * All conflicts of a review, including lifted ones.
     * @param applicationId limits the result to one application
     */
    async findAll(
      scholarshipId: string,
      applicationId?: string,
    ): Promise<ReviewConflict[]> {
      return db
        .select()
        .from(table)
        .where(inReviewOf(table, scholarshipId, applicationId))
    },

    /** Replaces what was known about reviewer and application. */
    async save(given: ReviewConflict): Promise<void> {
      const { applicationId: _application, reviewerId: _reviewer, ...change } = given
      await db
        .insert(table)
        .values(given)
        .onConflictDoUpdate({
          target: [table.applicationId, table.reviewerId],
          set: change,
        })
    },

    /**
     * Keeps found conflicts; one already known for the same reviewer and application stays. @returns the applications
     * with a new conflict
     */
    async addFound(found: readonly ReviewConflict[]): Promise<string[]> {
      if (found.length === 0) return []
      const rows = await db
        .insert(table)
        .values([...found])
        .onConflictDoNothing()
        .returning({ id: table.applicationId })
      return rows.map(({ id }) => id)
    },

    /** The institutions that a reviewer named last, locked until the transaction ends. */
    async lockAffiliations(scholarshipId: string, reviewerId: string): Promise<string[]> {
      const [row] = await db
        .select()
        .from(reviewerAffiliations)
        .where(
          and(
            eq(reviewerAffiliations.scholarshipId, scholarshipId),
            eq(reviewerAffiliations.reviewerId, reviewerId),
          ),
        )
        .for('update')
      return row?.institutions ?? []
    },

    /** Institutions by reviewer, for reviewers who named some. */
    async affiliationsOf(scholarshipId: string): Promise<Map<string, string[]>> {
      const rows = await db
        .select()
        .from(reviewerAffiliations)
        .where(eq(reviewerAffiliations.scholarshipId, scholarshipId))
      return new Map(rows.map((row) => [row.reviewerId, row.institutions]))
    },

    async saveAffiliations(row: {
      scholarshipId: string
      reviewerId: string
      institutions: string[]
      savedAt: Date
    }): Promise<void> {
      const { institutions, savedAt } = row
      await db
        .insert(reviewerAffiliations)
        .values(row)
        .onConflictDoUpdate({
          target: [reviewerAffiliations.scholarshipId, reviewerAffiliations.reviewerId],
          set: { institutions, savedAt },
        })
    },
  }
}
