import { instant } from '@landfall/kit/database/columns'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { REQUEST_STATUSES } from '../modules/essay-request/essay-request.ts'
import { essayReviews } from './essay-tables.ts'

/** Read copy of mentors who take essays, fed by three kinds of events; each kind has a version of its own. */
export const essayMentors = pgTable('essay_mentors', {
  mentorId: uuid('mentor_id').primaryKey(),
  /** The most essays that the mentor takes at a time; 0: none. */
  places: integer('places').notNull().default(0),
  placesVersion: integer('places_version').notNull().default(0),
  isMentor: boolean('is_mentor').notNull().default(true),
  statusVersion: integer('status_version').notNull().default(0),
  isSuspended: boolean('is_suspended').notNull().default(false),
  suspensionVersion: integer('suspension_version').notNull().default(0),
})

/**
 * Requests of students to mentors to read one version of an essay. Everything that either of the two wrote is
 * sealed.
 */
export const essayRequests = pgTable(
  'essay_requests',
  {
    id: uuid('id').primaryKey(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => essayReviews.id, { onDelete: 'cascade' }),
    essayId: uuid('essay_id').notNull(),
    studentId: uuid('student_id').notNull(),
    /** Null: the mentor no longer has an account. */
    mentorId: uuid('mentor_id'),
    status: text('status', { enum: REQUEST_STATUSES }).notNull(),
    /** The name that the mentor sees and what they should look at. */
    sealedAsk: text('sealed_ask').notNull(),
    /** The mentor's feedback: a draft until completed. */
    sealedFeedback: text('sealed_feedback'),
    feedbackSavedAt: instant('feedback_saved_at'),
    requestedAt: instant('requested_at').notNull(),
    /** The mentor has until then to answer. */
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    /** The mentor has until then to write the feedback. */
    dueAt: instant('due_at'),
    endedAt: instant('ended_at'),
    /** The student's verdict on the mentor's feedback. */
    isHelpful: boolean('is_helpful'),
    /** Grows with each new status. */
    version: integer('version').notNull(),
  },
  (table) => [
    uniqueIndex('essay_requests_open')
      .on(table.reviewId)
      .where(sql`${table.status} in ('requested', 'accepted', 'overdue')`),
    index('essay_requests_review').on(table.reviewId),
    index('essay_requests_student').on(table.studentId, table.requestedAt, table.id),
    index('essay_requests_mentor').on(table.mentorId, table.requestedAt, table.id),
    index('essay_requests_unanswered')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'requested'`),
    index('essay_requests_unwritten')
      .on(table.dueAt)
      .where(sql`${table.status} = 'accepted'`),
  ],
)

/**
 * Requests that were removed with an essay that its student deleted: they took a mentor's time, so they still count
 * for the month.
 */
export const deletedEssayRequests = pgTable(
  'deleted_essay_requests',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id').notNull(),
    requestedAt: instant('requested_at').notNull(),
  },
  (table) => [
    index('deleted_essay_requests_student').on(table.studentId, table.requestedAt),
  ],
)
