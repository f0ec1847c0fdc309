import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { NoticeChoices } from '../modules/notice/notice-choices.ts'
import { instant } from '@landfall/kit/database/columns'

/** Accounts. The token columns of the old model are tables of their own, hashed. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    /** A changed address waits here until its owner has verified it. */
    pendingEmail: text('pending_email'),
    passwordHash: text('password_hash').notNull(),
    userType: text('user_type', { enum: ['student', 'donor', 'university'] })
      .notNull()
      .default('student'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    profileImageUrl: text('profile_image_url'),
    roles: text('roles', { enum: ['mentor', 'moderator', 'admin'] })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The version of mentoring's last event about the mentor role. */
    mentorStatusVersion: integer('mentor_status_version').notNull().default(0),
    /** False while it is suspended. */
    isActive: boolean('is_active').notNull().default(true),
    suspendedAt: instant('suspended_at'),
    /** The person reads it in the mail and when signing in. */
    suspensionReason: text('suspension_reason'),
    isEmailVerified: boolean('is_email_verified').notNull().default(false),
    /** Grows with each change; orders the events about the account. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    // Admins look for accounts by the beginning of either; the unique indexes cannot find patterns.
    index('users_username_prefix').on(sql`lower(${table.username}) text_pattern_ops`),
    index('users_email_prefix').on(sql`lower(${table.email}) text_pattern_ops`),
    index('users_admins')
      .on(table.id)
      .where(sql`'admin' = any(${table.roles})`),
  ],
)

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const preferences = pgTable('preferences', {
  userId: userId().primaryKey(),
  timeZone: text('time_zone').notNull(),
  locale: text('locale').notNull(),
  /** The person's choices that differ from a notice type's defaults. */
  noticeChoices: jsonb('notice_choices').$type<NoticeChoices>().notNull().default({}),
  hasQuietHours: boolean('has_quiet_hours').notNull().default(false),
  /** Minutes after midnight where the person lives. */
  quietFrom: smallint('quiet_from').notNull().default(1_320),
  quietUntil: smallint('quiet_until').notNull().default(420),
  newsByMail: boolean('news_by_mail').notNull().default(false),
  /** Grows with each change of the time zone or the language; orders the events about them. */
  version: integer('version').notNull().default(1),
})

/** `sid` is the SHA-256 of the cookie's token, so that a copy of the table opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    sid: text('sid').primaryKey(),
    /** The session's id in lists, events and other services. */
    id: uuid('id').notNull().unique(),
    userId: userId(),
    sess: jsonb('sess')
      .$type<{ userAgent: string | null; address: string; createdAt: string }>()
      .notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expire: instant('expire').notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId, table.lastSeenAt),
    index('sessions_expire').on(table.expire),
  ],
)

/** Devices that have signed in to an account; the device's id is hashed like a token. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: userId(),
    deviceHash: text('device_hash').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
)

export const emailVerifications = pgTable(
  'email_verifications',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    /** The address that the link was sent to; the token proves this one and no other. */
    email: text('email').notNull(),
    token: text('token').notNull().unique(),
    returnTo: text('return_to'),
    expiresAt: instant('expires_at').notNull(),
    used: boolean('used').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('email_verifications_user').on(table.userId)],
)

export const passwordResets = pgTable(
  'password_resets',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    email: text('email').notNull(),
    token: text('token').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    used: boolean('used').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('password_resets_user').on(table.userId)],
)

/** Links that give an account back to the owner of the address that it had. */
export const accountRecoveries = pgTable(
  'account_recoveries',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    /** The address that the link was sent to, and that it restores. */
    email: text('email').notNull(),
    token: text('token').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    used: boolean('used').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('account_recoveries_user').on(table.userId),
    index('account_recoveries_email').on(sql`lower(${table.email})`),
  ],
)

/** Links of the one-time setup page, until the first admin exists. */
export const setupTokens = pgTable('setup_tokens', {
  id: uuid('id').primaryKey(),
  token: text('token').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
  used: boolean('used').notNull().default(false),
  createdAt: instant('created_at').notNull(),
})
