import { instant } from '@landfall/kit/database/columns'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/** Read copy of mentoring: the times of sessions, for the private calendars of both people. */
export const sessionCopies = pgTable(
  'session_copies',
  {
    sessionId: uuid('session_id').primaryKey(),
    studentId: uuid('student_id').notNull(),
    mentorId: uuid('mentor_id').notNull(),
    /** In mentoring's words. */
    status: text('status').notNull(),
    scheduledAt: instant('scheduled_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The sequence number that invitations carry. */
    sequence: integer('sequence').notNull(),
    version: integer('version').notNull(),
    toldAt: instant('told_at').notNull(),
  },
  (table) => [
    index('session_copies_student').on(table.studentId),
    index('session_copies_mentor').on(table.mentorId),
  ],
)

/** Statuses of sessions that both agreed to, and that are neither over nor canceled. */
export const AGREED_STATUSES = ['scheduled', 'in_progress']

/** Pairs who ever met in a session; the mentor must not judge the student. */
export const mentoredStudents = pgTable(
  'mentored_students',
  {
    studentId: uuid('student_id').notNull(),
    mentorId: uuid('mentor_id').notNull(),
    /** Time of the first known session. */
    metAt: instant('met_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.mentorId] }),
    index('mentored_students_mentor').on(table.mentorId),
  ],
)
