import { instant } from '@landfall/kit/database/columns'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/** Read copy of mentoring: when sessions are, for the private calendars of their two. */
export const sessionCopies = pgTable(
  'session_copies',
  {
    sessionId: uuid('session_id').primaryKey(),
    studentId: uuid('student_id').notNull(),
    mentorId: uuid('mentor_id').notNull(),
    /** As mentoring says it. */
    status: text('status').notNull(),
    scheduledAt: instant('scheduled_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** As invitations number it. */
    sequence: integer('sequence').notNull(),
    version: integer('version').notNull(),
    toldAt: instant('told_at').notNull(),
  },
  (table) => [
    index('session_copies_student').on(table.studentId),
    index('session_copies_mentor').on(table.mentorId),
  ],
)

/** Statuses of sessions that both agreed on, and that are neither over nor called off. */
export const AGREED_STATUSES = ['scheduled', 'in_progress']

/** Pairs who ever met in a session; the one must not judge the other. */
export const mentoredStudents = pgTable(
  'mentored_students',
  {
    studentId: uuid('student_id').notNull(),
    mentorId: uuid('mentor_id').notNull(),
    /** Of the first session that is known. */
    metAt: instant('met_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.mentorId] }),
    index('mentored_students_mentor').on(table.mentorId),
  ],
)
