import { instant } from '@landfall/kit/database/columns'
import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

/** Questions about listings that a person must decide; at most one open case per listing. */
export const listingCases = pgTable(
  'listing_cases',
  {
    id: uuid('id').primaryKey(),
    scholarshipId: uuid('scholarship_id').notNull(),
    status: text('status', { enum: ['open', 'resolved'] }).notNull(),
    outcome: text('outcome', { enum: ['fixed', 'confirmed', 'removed', 'dismissed'] }),
    note: text('note'),
    /** Higher comes first. */
    urgency: integer('urgency').notNull(),
    openedAt: instant('opened_at').notNull(),
    resolvedAt: instant('resolved_at'),
    resolvedBy: uuid('resolved_by'),
    resolvedByRole: text('resolved_by_role', { enum: ['moderator', 'admin'] }),
    /** The state before the decision, so that it can be reversed. */
    undo: jsonb('undo'),
    version: integer('version').notNull(),
  },
  (table) => [
    uniqueIndex('listing_cases_one_open')
      .on(table.scholarshipId)
      .where(sql`${table.status} = 'open'`),
    index('listing_cases_queue').on(table.status, table.urgency.desc(), table.openedAt),
    index('listing_cases_of_listing').on(table.scholarshipId, table.openedAt),
  ],
)

/** Who did what to a listing and when; never changed. `actorId` is null for a rule or a job. */
export const listingLog = pgTable(
  'listing_log',
  {
    id: uuid('id').primaryKey(),
    scholarshipId: uuid('scholarship_id').notNull(),
    caseId: uuid('case_id'),
    action: text('action').notNull(),
    detail: text('detail'),
    actorId: uuid('actor_id'),
    actorRole: text('actor_role'),
    at: instant('at').notNull(),
  },
  (table) => [index('listing_log_of_listing').on(table.scholarshipId, table.at)],
)

/** Pages of awards that people suggested; nothing says who sent them. One open row per page. */
export const listingSuggestions = pgTable(
  'listing_suggestions',
  {
    id: uuid('id').primaryKey(),
    url: text('url').notNull(),
    /** The same for every spelling of the address. */
    addressKey: text('address_key').notNull(),
    name: text('name'),
    reason: text('reason').notNull(),
    status: text('status', { enum: ['open', 'drafted', 'dismissed'] }).notNull(),
    scholarshipId: uuid('scholarship_id'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by'),
    version: integer('version').notNull(),
  },
  (table) => [
    uniqueIndex('listing_suggestions_one_open')
      .on(table.addressKey)
      .where(sql`${table.status} = 'open'`),
    index('listing_suggestions_decided').on(table.decidedAt),
  ],
)

/** The last time that a person checked a listing against its source. */
export const listingVerifications = pgTable('listing_verifications', {
  scholarshipId: uuid('scholarship_id').primaryKey(),
  verifiedBy: uuid('verified_by').notNull(),
  role: text('role', { enum: ['moderator', 'admin'] }).notNull(),
  sourceUrl: text('source_url'),
  at: instant('at').notNull(),
})

/** Red flags that a person has looked at and cleared; see `flagKey`. */
export const clearedFlags = pgTable('cleared_flags', {
  scholarshipId: uuid('scholarship_id').primaryKey(),
  keys: text('keys').array().notNull(),
})
