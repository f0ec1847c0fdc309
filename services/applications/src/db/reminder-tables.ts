import { instant } from '@landfall/kit/database/columns'
import { studentZonesTable } from '@landfall/kit/database/student-zones'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'

/** Reminders of students, planned ahead; a planned one goes out when its time has come. */
export const deadlineReminders = pgTable(
  'deadline_reminders',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id').notNull(),
    scholarshipId: uuid('scholarship_id').notNull(),
    /** When it is due. */
    reminderDate: instant('reminder_date').notNull(),
    /** A number of days before the deadline, at a time that the student chose, or snoozed. */
    reminderType: text('reminder_type', {
      enum: ['days-before', 'own', 'snooze'],
    }).notNull(),
    /** Only for `days-before`. */
    daysBefore: integer('days_before'),
    /** The deadline's day that it is about: another day gets other reminders. Null: no deadline was ahead. */
    deadlineDate: text('deadline_date'),
    customMessage: text('custom_message'),
    status: text('status', {
      enum: ['planned', 'paused', 'requested', 'settled', 'dropped'],
    }).notNull(),
    isSent: boolean('is_sent').notNull().default(false),
    /** For a snooze: the reminder that it repeats. */
    snoozedFrom: uuid('snoozed_from'),
    /** The id of its notice, derived from its own id, so that it becomes only one. */
    noticeId: uuid('notice_id').notNull(),
    requestedAt: instant('requested_at'),
    /** Proof of sending, reported by the service that delivers notices. */
    isInApp: boolean('is_in_app'),
    mailOutcome: text('mail_outcome', {
      enum: ['sent', 'not-wanted', 'unverified', 'failed'],
    }),
    messageId: text('message_id'),
    sentAt: instant('sent_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('deadline_reminders_due').on(table.status, table.reminderDate),
    index('deadline_reminders_award').on(table.studentId, table.scholarshipId),
    index('deadline_reminders_notice').on(table.noticeId),
  ],
)

/** How a student wants to be reminded of one award; without a row the defaults hold. */
export const reminderPlans = pgTable(
  'reminder_plans',
  {
    studentId: uuid('student_id').notNull(),
    scholarshipId: uuid('scholarship_id').notNull(),
    isOn: boolean('is_on').notNull(),
    /** Null: the student's defaults. */
    daysBefore: integer('days_before').array(),
    customMessage: text('custom_message'),
    /** The student wants to be told when the next deadline is announced. */
    tellsNext: boolean('tells_next').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.scholarshipId] }),
    index('reminder_plans_scholarship').on(table.scholarshipId),
  ],
)

/** How a student wants to be reminded of every award that has no plan of its own. */
export const reminderDefaults = pgTable('reminder_defaults', {
  studentId: uuid('student_id').primaryKey(),
  isOn: boolean('is_on').notNull(),
  daysBefore: integer('days_before').array().notNull(),
})

/** Saved awards whose reminders must be replanned because something they depend on has changed. */
export const reminderPlanning = pgTable(
  'reminder_planning',
  {
    studentId: uuid('student_id').notNull(),
    scholarshipId: uuid('scholarship_id').notNull(),
    requestedAt: instant('requested_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.scholarshipId] }),
    index('reminder_planning_oldest').on(table.requestedAt),
  ],
)

export const studentZones = studentZonesTable()

/** A student's one private feed; the token itself is not stored. */
export const calendarFeeds = pgTable('calendar_feeds', {
  studentId: uuid('student_id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
})
