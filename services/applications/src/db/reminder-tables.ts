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
    /** Days before the deadline; at a time that the student chose; once more, later. */
    reminderType: text('reminder_type', {
      enum: ['days-before', 'own', 'snooze'],
    }).notNull(),
    /** Only of `days-before`. */
    daysBefore: integer('days_before'),
    /** The day that it speaks of: another one means other reminders. Null: none was ahead. */
    deadlineDate: text('deadline_date'),
    customMessage: text('custom_message'),
    status: text('status', {
      enum: ['planned', 'paused', 'requested', 'settled', 'dropped'],
    }).notNull(),
    isSent: boolean('is_sent').notNull().default(false),
    /** Of a snooze: the reminder that comes once more. */
    snoozedFrom: uuid('snoozed_from'),
    /** Of the notice that it becomes; made from its id, so that it becomes one only. */
    noticeId: uuid('notice_id').notNull(),
    requestedAt: instant('requested_at'),
    /** The proof of sending, as who delivers notices told it. */
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
    /** Tell when the next deadline is announced. */
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

/** Saved awards whose reminders must be planned anew: something that they follow from has changed. */
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

/** The one private feed of a student; the token itself is nowhere. */
export const calendarFeeds = pgTable('calendar_feeds', {
  studentId: uuid('student_id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
})
