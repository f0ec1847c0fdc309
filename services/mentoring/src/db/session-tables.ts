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
 * Taken time of mentors and students: sessions that are scheduled or requested, and holds of students who are
 * filling in the form. Two exclusion constraints in the migration keep a person's time from being taken twice.
 */
export const takenTimes = pgTable(
  'taken_times',
  {
    /** The session's id, or the hold's own. */
    id: uuid('id').primaryKey(),
    mentorId: mentorId(),
    studentId: uuid('student_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The end including the mentor's buffer. */
    busyUntil: instant('busy_until').notNull(),
    /** When a hold expires; null for a session. */
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

/** Sessions from the request on; a student who only looked at the form has none. */
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
    /** The student's message to the mentor. */
    notes: text('notes'),
    /** U.S. dollars, by the rate at the time of booking; nothing is paid through this site. */
    amount: money('amount').notNull(),
    /** The month in the student's calendar, YYYY-MM, that the session counts for. */
    month: text('month').notNull(),
    /** When an unanswered request expires. */
    expiresAt: instant('expires_at'),
    /** When both are reminded next; null: no reminder is due. */
    remindAt: instant('remind_at'),
    /** The sequence number of the session's invitations in calendars. */
    sequence: integer('sequence').notNull(),
    proposedAt: instant('proposed_at'),
    proposedBy: uuid('proposed_by'),
    /** The person who declined or canceled it, and the reason. */
    endedBy: uuid('ended_by'),
    endReason: text('end_reason'),
    /** True if the student canceled when the mentor could hardly find somebody else. */
    isLate: boolean('is_late').notNull(),
    /** The person who did not come, according to the other one. */
    missedBy: uuid('missed_by'),
    reportedAt: instant('reported_at'),
    appeal: text('appeal'),
    appealedAt: instant('appealed_at'),
    appealDecision: text('appeal_decision', { enum: APPEAL_DECISIONS }),
    appealDecidedAt: instant('appeal_decided_at'),
    appealDecidedBy: uuid('appeal_decided_by'),
    /** The student's rating, 1 to 5. */
    rating: integer('rating'),
    feedback: text('feedback'),
    reviewedAt: instant('reviewed_at'),
    /** Whether the student allows the feedback on the mentor's page, without a name. */
    isReviewPublic: boolean('is_review_public').notNull().default(false),
    /** When a moderator took the words off the mentor's page; null: never. */
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

/** The private notes of each of the two. */
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
