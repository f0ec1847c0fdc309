import { type NoticeType, noticeTypeOf } from '../modules/notice/notice-types.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '@landfall/kit/database/columns'
import { users } from './tables.ts'

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** While two versions run, the newer one may write words that the older one does not know. */
const noticeType = customType<{ data: NoticeType; driverData: string }>({
  dataType: () => 'text',
  fromDriver: noticeTypeOf,
})

/** People's notices, including those they chose not to see here: one row per requested notice. */
export const notices = pgTable(
  'notices',
  {
    /** The service that requests the notice makes the id from its cause: the same cause gives the same row. */
    id: uuid('id').primaryKey(),
    userId: userId(),
    type: noticeType('type').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    link: text('link').notNull(),
    linkLabel: text('link_label').notNull(),
    occurredAt: instant('occurred_at').notNull(),
    /** Stands in the person's list. */
    inApp: boolean('in_app').notNull(),
    mail: text('mail', {
      enum: ['waiting', 'sent', 'not-wanted', 'unverified', 'failed'],
    }).notNull(),
    readAt: instant('read_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('notices_newest')
      .on(table.userId, table.occurredAt, table.id)
      .where(sql`${table.inApp}`),
    index('notices_unread')
      .on(table.userId, table.occurredAt, table.id)
      .where(sql`${table.inApp} and ${table.readAt} is null`),
    index('notices_created').on(table.createdAt),
    index('notices_reminders')
      .on(table.createdAt)
      .where(sql`${table.type} = 'deadline-reminder'`),
  ],
)

/** Worded exactly as in the index. */
export const isReminder = sql`${notices.type} = 'deadline-reminder'`

/** Numbers the changes of each person's count of unread notices. */
export const noticeCounts = pgTable('notice_counts', {
  userId: userId().primaryKey(),
  version: integer('version').notNull(),
})

/** Secrets of this installation that it makes for itself. */
export const signingKeys = pgTable('signing_keys', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
})
