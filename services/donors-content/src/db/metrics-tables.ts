import { instant } from '@landfall/kit/database/columns'
import {
  bigint,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'

const minor = (name: string) => bigint(name, { mode: 'bigint' })

/** Projection of applications' events: what is counted about each submitted application, never whose it is. */
export const applicationFigures = pgTable(
  'application_figures',
  {
    applicationId: uuid('application_id').primaryKey(),
    scholarshipId: uuid('scholarship_id').notNull(),
    /** The organization. */
    ownerId: uuid('owner_id').notNull(),
    /** The version in applications; -1 during a rebuild until the row has come again. */
    version: integer('version').notNull(),
    state: text('state').notNull(),
    /** Each state that it ever came to. */
    reached: text('reached').array().notNull(),
    submittedAt: instant('submitted_at').notNull(),
    decidedAt: instant('decided_at'),
    /** ISO 3166-1 alpha-2. */
    country: text('country'),
    /** Code of a field of study. */
    field: text('field'),
    /** Out of 100. */
    score: doublePrecision('score'),
  },
  (table) => [
    index('application_figures_owner').on(
      table.ownerId,
      table.scholarshipId,
      table.submittedAt,
      table.applicationId,
    ),
  ],
)

/** Read copy of applications' funds: their balances, and what they pay for. */
export const fundFigures = pgTable(
  'fund_figures',
  {
    fundId: uuid('fund_id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    version: integer('version').notNull(),
    /** Null if it came with an event from before funds had names. */
    name: text('name'),
    /** ISO 4217. */
    currency: text('currency').notNull(),
    /** Empty: all scholarships of its owner. */
    scholarshipIds: uuid('scholarship_ids').array().notNull(),
    pledgedMinor: minor('pledged_minor').notNull(),
    committedMinor: minor('committed_minor').notNull(),
    awardedMinor: minor('awarded_minor').notNull(),
    disbursedMinor: minor('disbursed_minor').notNull(),
  },
  (table) => [index('fund_figures_owner').on(table.ownerId, table.fundId)],
)

/** Read copy of what organizations' scholarships are called. */
export const scholarshipTitles = pgTable('scholarship_titles', {
  scholarshipId: uuid('scholarship_id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  version: integer('version').notNull(),
  title: text('title').notNull(),
})

/** How often an organization's figures have changed; a rebuild continues the count. */
export const metricsVersions = pgTable('metrics_versions', {
  organizationId: uuid('organization_id').primaryKey(),
  version: integer('version').notNull(),
})

/** Requests for all figures; open until all have come and the rows that did not come are deleted. */
export const metricsRebuilds = pgTable('metrics_rebuilds', {
  requestId: uuid('request_id').primaryKey(),
  askedAt: instant('asked_at').notNull(),
  endedAt: instant('ended_at'),
})

/** Where the figures of a version are kept; the documents never change. */
export const metricsSnapshots = pgTable(
  'metrics_snapshots',
  {
    organizationId: uuid('organization_id').notNull(),
    version: integer('version').notNull(),
    documentId: uuid('document_id').notNull(),
    takenAt: instant('taken_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.version] })],
)
