import { instant } from '@landfall/kit/database/columns'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { RECOMMENDATION_STATES } from '../application/recommendation/recommendation.ts'
import { documentObjects } from './document-tables.ts'

/** What a recommender wrote; the database refuses to change a row. */
export const recommendationLetters = pgTable(
  'recommendation_letters',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id').notNull(),
    recommenderName: text('recommender_name').notNull(),
    relation: text('relation').notNull(),
    /** The student gave up the right to read it, before it was asked for. */
    isWaived: boolean('is_waived').notNull(),
    /** The recommender lets the student hand it in with other applications too. */
    mayReuse: boolean('may_reuse').notNull(),
    /** Written here; null where a file was sent. */
    text: text('text'),
    objectId: uuid('document_object_id').references(() => documentObjects.id),
    fileName: text('file_name'),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [index('recommendation_letters_student').on(table.studentId, table.writtenAt)],
)

/** Who is asked for a letter, for one application. */
export const recommendations = pgTable(
  'recommendations',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id').notNull(),
    applicationId: uuid('application_id').notNull(),
    recommenderName: text('recommender_name').notNull(),
    /** In lower case. */
    recommenderEmail: text('recommender_email').notNull(),
    relation: text('relation').notNull(),
    note: text('note'),
    /** The database refuses to change it once an invitation went out. */
    isWaived: boolean('is_waived').notNull(),
    state: text('status', { enum: RECOMMENDATION_STATES }).notNull(),
    version: integer('version').notNull(),
    /** Hash of the last mailed link's token; older links no longer work. */
    tokenHash: text('token_hash'),
    /** The same token, sealed, for reminders. */
    sealedToken: text('sealed_token'),
    expiresAt: instant('expires_at'),
    /** When the sweep next looks at it, for a reminder or its end. */
    wakeAt: instant('wake_at'),
    isReminded: boolean('is_reminded').notNull(),
    /** The recommender's time zone, from their browser. */
    timeZone: text('time_zone'),
    draftText: text('draft_text'),
    draftFileName: text('draft_file_name'),
    letterId: uuid('letter_id').references(() => recommendationLetters.id),
    declineReason: text('decline_reason'),
    createdAt: instant('created_at').notNull(),
    invitedAt: instant('invited_at'),
    openedAt: instant('opened_at'),
    startedAt: instant('started_at'),
    /** When it was submitted, declined, expired or canceled. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    unique('recommendations_token').on(table.tokenHash),
    index('recommendations_application').on(table.applicationId, table.createdAt),
    index('recommendations_student').on(table.studentId),
    index('recommendations_due')
      .on(table.wakeAt)
      .where(sql`${table.wakeAt} is not null`),
  ],
)

/** Each invitation that was mailed, to count them by. */
export const recommendationInvitations = pgTable(
  'recommendation_invitations',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id').notNull(),
    recommenderEmail: text('recommender_email').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    index('recommendation_invitations_student').on(table.studentId, table.sentAt),
    index('recommendation_invitations_address').on(table.recommenderEmail, table.sentAt),
  ],
)
