import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
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
    isActive: boolean('is_active').notNull().default(true),
    isEmailVerified: boolean('is_email_verified').notNull().default(false),
    /** Grows with each change; orders the events about the account. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
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
  /** Where the person's choice differs from what is usual for a type of notice. */
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
    /** What lists, events and other services call the session. */
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

/**
 * Profiles, one-to-one with users. Names and the address are the account's own columns, so the
 * two can't disagree. Nothing has a default: the old model's needsFinancialAid = true and
 * hasLivedInUs = false would turn "not told" into a fact that rules then judge by.
 */
export const students = pgTable('students', {
  id: uuid('id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** ISO 3166-1 alpha-2, or `other` for a country outside the product's list. */
  country: text('country'),
  currentEducationLevel: text('current_education_level', {
    enum: ['high_school', 'some_college', 'bachelors', 'masters', 'phd'],
  }),
  intendedDegreeLevel: text('intended_degree_level', {
    enum: ['undergraduate', 'graduate', 'phd', 'postdoc'],
  }),
  fieldOfInterest: text('field_of_interest').array(),
  gpa: numeric('gpa', { precision: 3, scale: 2 }),
  gpaOriginal: text('gpa_original'),
  gpaOriginalScale: text('gpa_original_scale'),
  englishProficiency: text('english_proficiency', {
    enum: [
      'native',
      'toefl_100',
      'toefl_90',
      'toefl_80',
      'ielts_7_5',
      'ielts_7',
      'ielts_6_5',
      'other',
    ],
  }),
  toeflScore: integer('toefl_score'),
  ieltsScore: numeric('ielts_score', { precision: 3, scale: 1 }),
  duolingoScore: integer('duolingo_score'),
  englishTestDate: date('english_test_date', { mode: 'string' }),
  citizenshipStatus: text('citizenship_status'),
  visaType: text('visa_type'),
  intendedVisaType: text('intended_visa_type'),
  usPermanentResident: boolean('us_permanent_resident'),
  usResidencyHistory: jsonb('us_residency_history').$type<{
    hasLivedInUs: boolean
    details: string | null
  }>(),
  fundingSource: text('funding_source').array(),
  /** U.S. dollars. */
  expectedFamilyContribution: numeric('expected_family_contribution', {
    precision: 12,
    scale: 2,
  }),
  needsFinancialAid: boolean('needs_financial_aid'),
  hasUsHighSchoolDiploma: boolean('has_us_high_school_diploma'),
  hasUsCollegeDegree: boolean('has_us_college_degree'),
  isCurrentlyInUs: boolean('is_currently_in_us'),
  version: integer('version').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const organizations = pgTable(
  'organizations',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['donor', 'university'] }).notNull(),
    organizationType: text('organization_type'),
    country: text('country'),
    website: text('website'),
    description: text('description'),
    universityId: uuid('university_id'),
    verification: text('verification', { enum: ['pending', 'verified', 'declined'] })
      .notNull()
      .default('pending'),
    declineReason: text('decline_reason'),
    /** Since when it waits for a decision: an admin sees the oldest first. */
    requestedAt: instant('requested_at').notNull(),
    verifiedAt: instant('verified_at'),
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('organizations_queue').on(table.verification, table.requestedAt, table.id),
  ],
)

const memberRoles = ['owner', 'editor', 'reviewer', 'reader'] as const
const organizationId = () =>
  uuid('organization_id')
    .notNull()
    .references(() => organizations.id, { onDelete: 'cascade' })

export const organizationMembers = pgTable(
  'organization_members',
  {
    organizationId: organizationId(),
    userId: userId(),
    role: text('role', { enum: memberRoles }).notNull(),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId] }),
    index('organization_members_user').on(table.userId),
  ],
)

export const organizationInvitations = pgTable(
  'organization_invitations',
  {
    id: uuid('id').primaryKey(),
    organizationId: organizationId(),
    email: text('email').notNull(),
    role: text('role', { enum: memberRoles }).notNull(),
    token: text('token').notNull().unique(),
    invitedBy: uuid('invited_by').notNull(),
    expiresAt: instant('expires_at').notNull(),
    used: boolean('used').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('organization_invitations_organization').on(table.organizationId)],
)

/** Links of the one-time setup page, until the first admin exists. */
export const setupTokens = pgTable('setup_tokens', {
  id: uuid('id').primaryKey(),
  token: text('token').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
  used: boolean('used').notNull().default(false),
  createdAt: instant('created_at').notNull(),
})

/** Who did what to which account or organisation. Written in the transaction of the deed. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    /** Null: the system itself. */
    actorId: uuid('actor_id'),
    action: text('action').notNull(),
    subjectId: uuid('subject_id').notNull(),
    details: jsonb('details').$type<Record<string, string | boolean | null>>().notNull(),
    requestId: text('request_id'),
  },
  (table) => [index('audit_log_subject').on(table.subjectId, table.at)],
)
