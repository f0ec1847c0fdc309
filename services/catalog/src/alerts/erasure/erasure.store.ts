import type { Database } from '@landfall/kit/database/postgres'
import { eq, inArray } from 'drizzle-orm'
import {
  savedSearchDigests,
  savedSearchHits,
  scholarshipFilters,
  timeZones,
} from '../../db/saved-search-tables.ts'
import { listingReports, suspensions } from '../../db/tables.ts'
import {
  studentAnswers,
  studentFacts,
} from '@landfall/matching/student-copy/student-copy-tables'

/** Everything of one person, wherever the catalog keeps it. */
export function createErasureStore(db: Database) {
  return {
    /**
     * Cases that their reports opened stay, and so do the logs of what people did to listings, which only have ids.
     * Idempotent.
     */
    async erase(userId: string): Promise<void> {
      const searches = db
        .select({ id: scholarshipFilters.id })
        .from(scholarshipFilters)
        .where(eq(scholarshipFilters.studentId, userId))
      await db.delete(savedSearchHits).where(inArray(savedSearchHits.searchId, searches))
      await db.delete(scholarshipFilters).where(eq(scholarshipFilters.studentId, userId))
      await db.delete(savedSearchDigests).where(eq(savedSearchDigests.studentId, userId))
      await db.delete(timeZones).where(eq(timeZones.userId, userId))
      await db.delete(studentFacts).where(eq(studentFacts.studentId, userId))
      await db.delete(studentAnswers).where(eq(studentAnswers.studentId, userId))
      await db.delete(listingReports).where(eq(listingReports.reporterId, userId))
      await db.delete(suspensions).where(eq(suspensions.userId, userId))
    },
  }
}
