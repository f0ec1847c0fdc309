import { instant } from '@landfall/kit/database/columns'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

const money = (name: string) => numeric(name, { precision: 14, scale: 2 })

/** Searches that students saved; the filters as the search reads them, as codes. */
export const scholarshipFilters = pgTable(
  'scholarship_filters',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id').notNull(),
    name: text('name').notNull(),
    query: text('query'),
    /** ISO codes; null: any; empty: a country that no list has. */
    countries: text('countries').array(),
    degreeLevel: text('degree_level', {
      enum: ['undergraduate', 'graduate', 'phd', 'postdoc'],
    })
      .array()
      .notNull(),
    fieldOfStudy: text('field_of_study').array().notNull(),
    /** US dollars. */
    minAmount: money('min_amount'),
    maxAmount: money('max_amount'),
    noEssay: boolean('no_essay').notNull(),
    complexity: text('complexity', { enum: ['simple', 'medium', 'complex'] })
      .array()
      .notNull(),
    fullTuition: boolean('full_tuition').notNull().default(false),
    includeUnknown: boolean('include_unknown').notNull(),
    /** Leaves out what its owner is not eligible for. */
    onlyWhatFits: boolean('only_what_fits').notNull().default(true),
    alert: text('alert', { enum: ['at-once', 'daily', 'off'] }).notNull(),
    /** `saved_search_state.revision` when the filters were last chosen. */
    revision: integer('revision').notNull(),
    /** What was found after it counts as new. */
    lastSeenAt: instant('last_seen_at').notNull(),
    lastNotifiedAt: instant('last_notified_at'),
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('scholarship_filters_name').on(table.studentId, sql`lower(${table.name})`),
    index('scholarship_filters_newest').on(table.studentId, table.createdAt, table.id),
    index('scholarship_filters_revision').on(table.revision),
  ],
)

/** One row, made by the migration: a number that grows whenever filters are chosen; 0 before the first. */
export const savedSearchState = pgTable('saved_search_state', {
  isOnly: boolean('is_only').primaryKey(),
  revision: integer('revision').notNull(),
})

/** Scholarships before changes that have not been compared with the saved searches yet. */
export const listingChanges = pgTable(
  'listing_changes',
  {
    position: bigint('position', { mode: 'number' })
      .generatedAlwaysAsIdentity()
      .primaryKey(),
    scholarshipId: uuid('scholarship_id').notNull(),
    /** Null: there was none. */
    before: jsonb('before'),
    changedAt: instant('changed_at').notNull(),
    /** The revision of saved searches at the change: searches of later revisions already showed it. */
    revision: integer('revision').notNull(),
  },
  (table) => [index('listing_changes_scholarship').on(table.scholarshipId)],
)

/** New listings for a saved search, once for each reason; `toldAt` is null until its owner has been told. */
export const savedSearchHits = pgTable(
  'saved_search_hits',
  {
    // No foreign key: a busy page makes hundreds of thousands of hits, and checking each would double the cost.
    searchId: uuid('search_id').notNull(),
    scholarshipId: uuid('scholarship_id').notNull(),
    reason: text('reason').notNull(),
    foundAt: instant('found_at').notNull(),
    toldAt: instant('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.scholarshipId, table.reason] }),
    index('saved_search_hits_waiting')
      .on(table.searchId, table.foundAt)
      .where(sql`${table.toldAt} is null`),
    // Rows are inserted in order of time.
    index('saved_search_hits_found').using('brin', table.foundAt),
  ],
)

/** The days, each in its student's own zone, whose digest was sent. */
export const savedSearchDigests = pgTable(
  'saved_search_digests',
  {
    studentId: uuid('student_id').notNull(),
    localDay: date('local_day', { mode: 'string' }).notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.localDay] })],
)

/** Read copy of people's time zones; fed by identity's events. */
export const timeZones = pgTable('time_zones', {
  userId: uuid('user_id').primaryKey(),
  timeZone: text('time_zone').notNull(),
  /** Identity's version of the preferences; an older event is ignored. */
  version: integer('version').notNull(),
})
