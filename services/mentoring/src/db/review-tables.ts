import { instant } from '@landfall/kit/database/columns'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { REPORT_REASONS, REPORTED_STATES } from '../modules/review-report/review-report.ts'
import { mentorshipSessions } from './session-tables.ts'

/** Reviews that were reported: open until a moderator decides, and open again after a later report. */
export const reportedReviews = pgTable(
  'reported_reviews',
  {
    /** The session's id. */
    id: uuid('id')
      .primaryKey()
      .references(() => mentorshipSessions.id),
    state: text('state', { enum: REPORTED_STATES }).notNull(),
    openedAt: instant('opened_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by'),
  },
  (table) => [
    index('reported_reviews_waiting')
      .on(table.state, table.openedAt, table.id)
      .where(sql`${table.state} <> 'kept'`),
  ],
)

/** Reports: what people say is wrong with a review. */
export const reviewReports = pgTable(
  'review_reports',
  {
    id: uuid('id').primaryKey(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reportedReviews.id),
    reporterId: uuid('reporter_id').notNull(),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    note: text('note'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('review_reports_once').on(table.reviewId, table.reporterId),
    // Finds a person's reports, for themselves and for their erasure.
    index('review_reports_reporter').on(table.reporterId, table.id),
  ],
)
