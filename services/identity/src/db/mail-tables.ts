import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '@landfall/kit/database/columns'
import type { Origin } from '@landfall/kit/observability/tracing'
import type { MailCalendar } from '../modules/mail/mail.ts'
import { notices } from './notice-tables.ts'

/** The request that asked for it: a job that is lost is put back as part of it. */
const origin = () => jsonb('origin').$type<Origin>()

/** Requests for a mail about an account that may not exist; handled and removed by a job. */
export const mailRequests = pgTable('mail_requests', {
  id: uuid('id').primaryKey(),
  kind: text('kind', { enum: ['verification', 'password-reset'] }).notNull(),
  email: text('email').notNull(),
  returnTo: text('return_to'),
  origin: origin(),
  createdAt: instant('created_at').notNull(),
})

/** Mails to send. Text and html are wiped once sent: they carry tokens. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    /** The notice that it brings, whose id it shares; null for mails about the account itself. */
    noticeId: uuid('notice_id').references(() => notices.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    unsubscribeUrl: text('unsubscribe_url'),
    /** An invitation that goes with it; wiped with the text. */
    calendar: jsonb('calendar').$type<MailCalendar>(),
    /** May come within quiet hours. */
    isUrgent: boolean('is_urgent').notNull().default(false),
    status: text('status', { enum: ['queued', 'sent', 'kept', 'failed', 'dropped'] })
      .notNull()
      .default('queued'),
    messageId: text('message_id').notNull(),
    origin: origin(),
    createdAt: instant('created_at').notNull(),
    /** When its job is expected to run: later than `createdAt` in quiet hours and after a failure. */
    dueAt: instant('due_at').notNull(),
    /** Until then one worker is sending it, unless that worker died meanwhile. */
    claimedUntil: instant('claimed_until'),
    /** When it was handed to the mail server, or kept. */
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('mails_newest').on(table.status, table.sentAt),
    index('mails_notice').on(table.noticeId),
    index('mails_due')
      .on(table.dueAt)
      .where(sql`${table.status} = 'queued'`),
  ],
)
