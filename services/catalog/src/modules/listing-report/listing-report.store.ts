import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/postgres'
import { listingReports as r } from '../../db/tables.ts'
import type { ListingReport } from './listing-report.ts'

export type ListingReportStore = ReturnType<typeof makeListingReportStore>

export function makeListingReportStore(db: Database) {
  return {
    /** Keeps the caller's place until the transaction ends, so that a limit can't be raced. */
    async queueUp(reporterId: string): Promise<void> {
      await db.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`report ${reporterId}`}, 0))`,
      )
    },

    async has(reporterId: string, scholarshipId: string): Promise<boolean> {
      const is = and(eq(r.reporterId, reporterId), eq(r.scholarshipId, scholarshipId))
      return (await db.$count(r, is)) > 0
    },

    /** When each report since then was made, oldest first. */
    async instantsSince(reporterId: string, since: Date): Promise<Date[]> {
      const rows = await db
        .select({ createdAt: r.createdAt })
        .from(r)
        .where(and(eq(r.reporterId, reporterId), gt(r.createdAt, since)))
        .orderBy(asc(r.createdAt))
      return rows.map(({ createdAt }) => createdAt)
    },

    /** A second report of the same listing replaces what the first one said. */
    async put(report: ListingReport): Promise<void> {
      const { reason, details, createdAt: updatedAt } = report
      await db
        .insert(r)
        .values({ ...report, updatedAt })
        .onConflictDoUpdate({
          target: [r.reporterId, r.scholarshipId],
          set: { reason, details, updatedAt },
        })
    },
  }
}
