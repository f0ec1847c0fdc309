import { instant } from '@landfall/kit/database/columns'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { isNotNull } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { HOURLY_ACT_KINDS } from '../modules/hourly-act/hourly-act.ts'
import {
  MATCH_CAUSES,
  type MatchAsked,
  type MatchProfile,
} from '../modules/match/match-run.ts'
import type { MatchSummary } from '../modules/match/match-result.ts'
import type { RankedAward } from '../modules/match/match-changes.ts'

/** Read copy of the catalog's listings with their criteria; fed by its events. */
export const listings = pgTable(
  'listings',
  {
    id: uuid('id').primaryKey(),
    /** The catalog's version; an older event is ignored. */
    version: integer('version').notNull(),
    isOpen: boolean('is_open').notNull(),
    listing: jsonb('listing').$type<ListingCriteria>().notNull(),
    /** When the catalog published it. */
    toldAt: instant('told_at').notNull(),
    /** Grows with each change; assigned under a lock, so that it grows in the order of commits. */
    changeSeq: bigserial('change_seq', { mode: 'number' }).notNull(),
  },
  (table) => [index('listings_changes').on(table.changeSeq)],
)

/**
 * One row, made by the migration: it identifies this copy, so that a snapshot of another copy is never used for it.
 */
export const listingCopy = pgTable('listing_copy', { id: uuid('id').primaryKey() })

/** The state of each match; its words lie in the document store. */
export const matchRuns = pgTable(
  'match_runs',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id').notNull(),
    status: text('status', {
      enum: ['queued', 'running', 'finished', 'failed'],
    }).notNull(),
    /** Who asked for the match, or which change started it automatically. */
    cause: text('cause', { enum: MATCH_CAUSES }).notNull().default('student'),
    /** The profile as the form had it. */
    profile: jsonb('profile').$type<MatchProfile>().notNull(),
    /** The input of the computation: the form's values over the student's stored facts, without sealed parts. */
    asked: jsonb('asked').$type<MatchAsked>().notNull(),
    /**
     * The sealed details and answers of the computation. They are null if the student had stated none, and for a
     * run that has ended as soon as the student states something else.
     */
    sealedDetails: text('sealed_details'),
    sealedAnswers: text('sealed_answers'),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    failure: text('failure'),
    /** Id of the document; null until finished. */
    resultId: uuid('result_id'),
    /** The counts and notes of the result, shown in lists. */
    summary: jsonb('summary').$type<MatchSummary>(),
    /** The awards that were shown, to compare the next run with. */
    ranked: jsonb('ranked').$type<RankedAward[]>(),
  },
  (table) => [
    index('match_runs_newest').on(table.studentId, table.createdAt, table.id),
    index('match_runs_unfinished').on(table.status, table.createdAt),
  ],
)

/** What happened since each student's last match; this decides when they are matched again automatically. */
export const matchWatches = pgTable(
  'match_watches',
  {
    studentId: uuid('student_id').primaryKey(),
    /** When the student last asked for a match. */
    askedAt: instant('asked_at').notNull(),
    /** When the last match of any kind was started. */
    startedAt: instant('started_at').notNull(),
    /** The newest change of the catalog's copy that any match of theirs included. */
    changeSeq: bigint('change_seq', { mode: 'number' }).notNull(),
    /** The first and the last time that the student stated something since a match was started; null: nothing. */
    toldSince: instant('told_since'),
    toldLast: instant('told_last'),
  },
  (table) => [
    index('match_watches_told').on(table.toldSince).where(isNotNull(table.toldSince)),
    index('match_watches_started').on(table.startedAt),
  ],
)

/** Strong matches that a student was notified of: once each, even if a match comes back. */
export const toldMatches = pgTable(
  'told_matches',
  {
    studentId: uuid('student_id').notNull(),
    scholarshipId: uuid('scholarship_id').notNull(),
    toldAt: instant('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.scholarshipId] })],
)

/**
 * Private links. The token is stored in the clear: its owner sees it again on every visit, and whoever can read
 * this table can read what the link leads to.
 */
export const matchShares = pgTable('match_shares', {
  runId: uuid('run_id').primaryKey(),
  token: text('token').notNull().unique(),
  createdAt: instant('created_at').notNull(),
})

/** Acts that students may do only a certain number of times per hour; older rows are removed with the next act. */
export const hourlyActs = pgTable(
  'hourly_acts',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id').notNull(),
    kind: text('kind', { enum: HOURLY_ACT_KINDS }).notNull(),
    doneAt: instant('done_at').notNull(),
  },
  (table) => [index('hourly_acts_newest').on(table.studentId, table.kind, table.doneAt)],
)
