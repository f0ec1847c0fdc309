import { keyset } from '@landfall/kit/database/keyset'
import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import { reportedReviews as table, reviewReports } from '../../db/review-tables.ts'
import { mentorshipSessions as sessions } from '../../db/session-tables.ts'
import type { ReportedReview, ReportedState, ReviewReport } from './review-report.ts'

export type ReportedPosition = { openedAt: Date; id: string }

export type ReviewReportStore = ReturnType<typeof createReviewReportStore>

const oldest = keyset({ openedAt: table.openedAt, id: table.id }, 'asc')
const columns = {
  id: table.id,
  state: table.state,
  openedAt: table.openedAt,
  mentorId: sessions.mentorId,
  studentId: sessions.studentId,
  rating: sql<number>`coalesce(${sessions.rating}, 0)`,
  feedback: sql<string>`coalesce(${sessions.feedback}, '')`,
}

/** Reports about reviews, and the decisions on them. */
export function createReviewReportStore(db: Database) {
  const reported = () =>
    db.select(columns).from(table).innerJoin(sessions, eq(sessions.id, table.id))

  return {
    /**
     * Keeps a report; a review that a moderator let stand waits for a decision again. Returns false when this
     * person has already reported it.
     */
    async add(report: ReviewReport): Promise<boolean> {
      const { reviewId: id, createdAt: openedAt } = report
      await db.insert(table).values({ id, state: 'open', openedAt }).onConflictDoNothing()
      const rows = await db
        .insert(reviewReports)
        .values(report)
        .onConflictDoNothing()
        .returning({ id: reviewReports.id })
      if (rows.length === 0) return false
      await db
        .update(table)
        .set({ state: 'open', openedAt })
        .where(and(eq(table.id, id), eq(table.state, 'kept')))
      return true
    },

    /** Locks the review, so that nobody else decides about it until the commit. */
    async lock(id: string): Promise<ReportedReview | null> {
      const [row] = await reported().where(eq(table.id, id)).for('update')
      return row ?? null
    },

    /** Whether no other review waits for a decision, apart from reviews that somebody is deciding right now. */
    async isOnlyOpen(id: string): Promise<boolean> {
      const others = await db
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.state, 'open'), ne(table.id, id)))
        .limit(1)
        .for('share', { skipLocked: true })
      return others.length === 0
    },

    async decide(
      id: string,
      decided: { state: ReportedState; decidedAt: Date; decidedBy: string },
    ): Promise<void> {
      await db.update(table).set(decided).where(eq(table.id, id))
      const reviewHiddenAt = decided.state === 'hidden' ? decided.decidedAt : null
      await db.update(sessions).set({ reviewHiddenAt }).where(eq(sessions.id, id))
    },

    /** One page of the reviews in a state; those that have waited longest come first. */
    async page(
      state: ReportedState,
      { after, limit }: { after: ReportedPosition | null; limit: number },
    ): Promise<ReportedReview[]> {
      return reported()
        .where(and(eq(table.state, state), oldest.behind(after)))
        .orderBy(...oldest.orderBy)
        .limit(limit)
    },

    async countOf(state: ReportedState): Promise<number> {
      return db.$count(table, eq(table.state, state))
    },

    /** A person's reports, newest first: up to `limit` after `after`. */
    async ofReporter(
      reporterId: string,
      { after, limit }: { after: string | null; limit: number },
    ): Promise<ReviewReport[]> {
      const { reporterId: by, id } = reviewReports
      return db
        .select()
        .from(reviewReports)
        .where(and(eq(by, reporterId), after === null ? undefined : lt(id, after)))
        .orderBy(desc(id))
        .limit(limit)
    },

    countOfReporter: (reporterId: string): Promise<number> =>
      db.$count(reviewReports, eq(reviewReports.reporterId, reporterId)),

    /** The reports of some reviews, oldest first. */
    async reportsOf(reviewIds: readonly string[]): Promise<ReviewReport[]> {
      return db
        .select()
        .from(reviewReports)
        .where(inArray(reviewReports.reviewId, [...reviewIds]))
        .orderBy(asc(reviewReports.createdAt))
    },
  }
}
