import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { holdName } from '@landfall/kit/transaction/hold-name'
import { listingReports as r } from '../../db/tables.ts'
import type { ReportReason } from '../listing-case/report-reason.ts'
import type { ListingReport } from './listing-report.ts'

export type ListingReportStore = ReturnType<typeof createListingReportStore>

export function createListingReportStore(db: Database) {
  return {
    /** Locks the reporter until the transaction ends, so that concurrent reports cannot exceed the limit. */
    async queueUp(reporterId: string): Promise<void> {
      await holdName(db, `report ${reporterId}`)
    },

    /** The case that the person's report of the listing belongs to; null when there is none. */
    async caseOf(reporterId: string, scholarshipId: string): Promise<string | null> {
      const is = and(eq(r.reporterId, reporterId), eq(r.scholarshipId, scholarshipId))
      const [row] = await db.select({ caseId: r.caseId }).from(r).where(is)
      return row?.caseId ?? null
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
      const { reason, details, caseId, createdAt: updatedAt } = report
      await db
        .insert(r)
        .values({ ...report, updatedAt })
        .onConflictDoUpdate({
          target: [r.reporterId, r.scholarshipId],
          set: { reason, details, caseId, updatedAt },
        })
    },

    async reasonsOf(caseId: string): Promise<ReportReason[]> {
      const rows = await db.select({ reason: r.reason }).from(r).where(eq(r.caseId, caseId))
      return rows.map(({ reason }) => reason)
    },

    /**
     * A person's reports, by the time of the first report of each listing, newest first; `limit` rows after `after`.
     */
    async ofReporter(
      reporterId: string,
      { after, limit }: { after: string | null; limit: number },
    ): Promise<ListingReport[]> {
      const rows = await db
        .select()
        .from(r)
        .where(
          and(eq(r.reporterId, reporterId), after === null ? undefined : lt(r.id, after)),
        )
        .orderBy(desc(r.id))
        .limit(limit)
      return rows.map(asSaidLast)
    },

    countOfReporter: (reporterId: string): Promise<number> =>
      db.$count(r, eq(r.reporterId, reporterId)),

    /** The reports of each case, the latest first. */
    async ofCases(caseIds: readonly string[]): Promise<Map<string, ListingReport[]>> {
      const rows = await db
        .select()
        .from(r)
        .where(inArray(r.caseId, [...caseIds]))
        .orderBy(desc(r.updatedAt), desc(r.id))
      return Map.groupBy(rows.map(asSaidLast), ({ caseId }) => caseId)
    },
  }
}

/** A repeated report counts from when it was repeated. */
function asSaidLast({ updatedAt, ...row }: typeof r.$inferSelect): ListingReport {
  return { ...row, createdAt: updatedAt }
}
