import { instant } from '@landfall/kit/database/columns'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

/** Outside places that the catalog is fed from; everything about them is data except their keys. */
export const sources = pgTable(
  'sources',
  {
    id: uuid('id').primaryKey(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    kind: text('kind', {
      enum: [
        'json',
        'csv',
        'feed',
        'json-ld',
        'educationusa',
        'careeronestop',
        'college-scorecard',
        'ipeds-zip',
      ],
    }).notNull(),
    urls: text('urls').array().notNull(),
    mapping: jsonb('mapping'),
    licence: text('licence'),
    minIntervalMs: integer('min_interval_ms').notNull(),
    maxBytes: integer('max_bytes').notNull(),
    keyName: text('key_name'),
    isEnabled: boolean('is_enabled').notNull(),
    newListings: text('new_listings', { enum: ['published', 'draft'] }).notNull(),
    everyHours: integer('every_hours').notNull(),
    staleAfterHours: integer('stale_after_hours').notNull(),
    enabledAt: instant('enabled_at'),
    lastAttemptAt: instant('last_attempt_at'),
    lastSuccessAt: instant('last_success_at'),
    staleToldAt: instant('stale_told_at'),
    consecutiveFailures: integer('consecutive_failures').notNull(),
    lastFault: text('last_fault'),
    activeRunId: uuid('active_run_id'),
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [unique('sources_key').on(table.key)],
)

/** Servers' validators of pages whose rows were applied, so that unchanged pages are not sent again. */
export const sourcePages = pgTable(
  'source_pages',
  {
    sourceId: uuid('source_id').notNull(),
    url: text('url').notNull(),
    etag: text('etag'),
    lastModified: text('last_modified'),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.url] })],
)

/** Rows of a run, staged before any of them touches the catalog. */
export const syncRows = pgTable(
  'sync_rows',
  {
    runId: uuid('run_id').notNull(),
    position: integer('position').notNull(),
    /** The row's id at its source; null for a bad row that states none. */
    rowKey: text('row_key'),
    page: text('page').notNull(),
    state: text('state', { enum: ['good', 'bad'] }).notNull(),
    /** What will be stored; null for a bad row. */
    record: jsonb('record').$type<unknown>(),
    /** Why a bad row was rejected. */
    reasons: text('reasons').array(),
    /** A bad row as it came, cut to a bounded length. */
    raw: text('raw'),
    /** The outcome of applying a good row; null until then. */
    outcome: text('outcome', {
      enum: ['created', 'changed', 'unchanged', 'skipped', 'failed'],
    }),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.position] }),
    index('sync_rows_waiting').on(table.runId, table.state, table.outcome, table.position),
    index('sync_rows_page').on(table.runId, table.page),
  ],
)

/** Which listings a source had when it was last read, and since when others are missing. */
export const sourceListings = pgTable(
  'source_listings',
  {
    sourceId: uuid('source_id').notNull(),
    listingId: uuid('listing_id').notNull(),
    rowKey: text('row_key').notNull(),
    lastRunId: uuid('last_run_id').notNull(),
    missingSince: instant('missing_since'),
    /** Complete runs in a row that lacked it. */
    missingRuns: integer('missing_runs').notNull(),
    /** We closed it because it was missing, so it reopens if it comes back. */
    isClosedForAbsence: boolean('is_closed_for_absence').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sourceId, table.listingId] }),
    index('source_listings_listing').on(table.listingId),
  ],
)

/** Pairs of listings that look like one award, and what was decided about them. */
export const listingMerges = pgTable(
  'listing_merges',
  {
    id: uuid('id').primaryKey(),
    survivorId: uuid('survivor_id').notNull(),
    mergedId: uuid('merged_id').notNull(),
    state: text('state', { enum: ['proposed', 'merged', 'declined', 'undone'] }).notNull(),
    isAutomatic: boolean('is_automatic').notNull(),
    score: real('score').notNull(),
    reasons: text('reasons').array().notNull(),
    /** Both records as they were, for undoing. */
    survivorBefore: jsonb('survivor_before').$type<unknown>(),
    mergedBefore: jsonb('merged_before').$type<unknown>(),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    createdAt: instant('created_at').notNull(),
    /** Grows with each decision: the version of the events about it. */
    version: integer('version').notNull(),
  },
  (table) => [
    unique('listing_merges_pair').on(table.survivorId, table.mergedId),
    index('listing_merges_merged').on(table.mergedId, table.state),
    index('listing_merges_by_state').on(table.state, table.createdAt.desc(), table.id),
  ],
)
