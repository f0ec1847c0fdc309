import { instant, money } from '@landfall/kit/database/columns'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  APPEAL_DECISIONS,
  SESSION_STATUSES,
  SESSION_TYPES,
} from '../modules/session/session.ts'
import { mentors } from './mentor-tables.ts'

const mentorId = () =>
  uuid('mentor_id')
    .notNull()
    .references(() => mentors.id)

/**
 * What is taken of mentors' and students' time: sessions that stand or are asked for, and holds of who fills
 * in the form. Two exclusion constraints, which stand in the migration, keep one person from being taken twice.
 */
export const takenTimes = pgTable(
  'taken_times',
  {
    /** The session's, or the hold's own. */
    id: uuid('id').primaryKey(),
    mentorId: mentorId(),
    studentId: uuid('student_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** With the mentor's buffer. */
    busyUntil: instant('busy_until').notNull(),
    /** Of a hold; null for a session. */
    expiresAt: instant('expires_at'),
  },
  (table) => [
    check(
      'taken_times_order',
      sql`${table.startsAt} < ${table.endsAt} and ${table.endsAt} <= ${table.busyUntil}`,
    ),
    index('taken_times_student').on(table.studentId),
  ],
)

/** Sessions, from the request on; who only looked at the form has none. */
export const mentorshipSessions = pgTable(
  'mentorship_sessions',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id').notNull(),
    mentorId: mentorId(),
    type: text('type', { enum: SESSION_TYPES }).notNull(),
    status: text('status', { enum: SESSION_STATUSES }).notNull(),
    scheduledAt: instant('scheduled_at').notNull(),
    /** Minutes. */
    duration: integer('duration').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** What the student wrote for the mentor. */
    notes: text('notes'),
    /** U.S. dollars by the rate when it was booked; nothing is paid through this site. */
    amount: money('amount').notNull(),
    /** YYYY-MM of the student's calendar, by which sessions are counted. */
    month: text('month').notNull(),
    /** When a request ends by itself. */
    expiresAt: instant('expires_at'),
    /** When both are to be reminded next; null: need not be. */
    remindAt: instant('remind_at'),
    /** As calendars number what they are told of it. */
    sequence: integer('sequence').notNull(),
    proposedAt: instant('proposed_at'),
    proposedBy: uuid('proposed_by'),
    /** Who declined or cancelled it, and why. */
    endedBy: uuid('ended_by'),
    endReason: text('end_reason'),
    /** Cancelled by the student when the mentor could hardly take somebody else. */
    isLate: boolean('is_late').notNull(),
    /** Who did not come, as the other one says. */
    missedBy: uuid('missed_by'),
    reportedAt: instant('reported_at'),
    appeal: text('appeal'),
    appealedAt: instant('appealed_at'),
    appealDecision: text('appeal_decision', { enum: APPEAL_DECISIONS }),
    appealDecidedAt: instant('appeal_decided_at'),
    appealDecidedBy: uuid('appeal_decided_by'),
    /** 1 to 5, by the student. */
    rating: integer('rating'),
    feedback: text('feedback'),
    reviewedAt: instant('reviewed_at'),
    /** Whether the student lets the feedback stand on the mentor's page, without a name. */
    isReviewPublic: boolean('is_review_public').notNull().default(false),
    /** When a moderator took the words off the mentor's page; null: they did not. */
    reviewHiddenAt: instant('review_hidden_at'),
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    check('mentorship_sessions_rating', sql`${table.rating} between 1 and 5`),
    check('mentorship_sessions_two', sql`${table.studentId} <> ${table.mentorId}`),
    index('mentorship_sessions_student').on(table.studentId, table.scheduledAt, table.id),
    index('mentorship_sessions_mentor').on(table.mentorId, table.scheduledAt, table.id),
    index('mentorship_sessions_reviews')
      .on(table.mentorId, table.reviewedAt, table.id)
      .where(sql`${table.isReviewPublic}`),
    index('mentorship_sessions_expiry')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'requested'`),
    index('mentorship_sessions_coming')
      .on(table.scheduledAt)
      .where(sql`${table.status} = 'scheduled'`),
    index('mentorship_sessions_running')
      .on(table.endsAt)
      .where(sql`${table.status} = 'in_progress'`),
    index('mentorship_sessions_reminders')
      .on(table.remindAt)
      .where(sql`${table.status} = 'scheduled'`),
    index('mentorship_sessions_appeals')
      .on(table.appealedAt, table.id)
      .where(sql`${table.appealedAt} is not null and ${table.appealDecision} is null`),
  ],
)

/** What each of the two notes for themselves alone. */
export const sessionNotes = pgTable(
  'session_notes',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => mentorshipSessions.id),
    userId: uuid('user_id').notNull(),
    text: text('text').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.userId] })],
)
