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

/** Read copy of the catalogue's listings, with what they ask for; fed by its events. */
export const listings = pgTable(
  'listings',
  {
    id: uuid('id').primaryKey(),
    /** The catalogue's version; an older event is ignored. */
    version: integer('version').notNull(),
    isOpen: boolean('is_open').notNull(),
    listing: jsonb('listing').$type<ListingCriteria>().notNull(),
    /** When the catalog told it. */
    toldAt: instant('told_at').notNull(),
    /** Grows with each change; taken under a lock, so that it grows in the order of commits. */
    changeSeq: bigserial('change_seq', { mode: 'number' }).notNull(),
  },
  (table) => [index('listings_changes').on(table.changeSeq)],
)

/** One row, made by the migration: names this copy, so that no snapshot of another is taken for it. */
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
    /** Who wanted it, or what it followed from by itself. */
    cause: text('cause', { enum: MATCH_CAUSES }).notNull().default('student'),
    /** As the form had it. */
    profile: jsonb('profile').$type<MatchProfile>().notNull(),
    /** What is computed with: the form's values over the student's stored facts; without what is sealed. */
    asked: jsonb('asked').$type<MatchAsked>().notNull(),
    /**
     * The details and answers that it is computed with; null before the student told some, and of a
     * run that has ended once they tell anything else.
     */
    sealedDetails: text('sealed_details'),
    sealedAnswers: text('sealed_answers'),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    failure: text('failure'),
    /** Id of the document; null until finished. */
    resultId: uuid('result_id'),
    /** The counts and notes of the result, for lists. */
    summary: jsonb('summary').$type<MatchSummary>(),
    /** What was shown, for comparing the next run with it. */
    ranked: jsonb('ranked').$type<RankedAward[]>(),
  },
  (table) => [
    index('match_runs_newest').on(table.studentId, table.createdAt, table.id),
    index('match_runs_unfinished').on(table.status, table.createdAt),
  ],
)

/** What happened since each student was matched last: by it they are matched again by themselves. */
export const matchWatches = pgTable(
  'match_watches',
  {
    studentId: uuid('student_id').primaryKey(),
    /** When they last asked for a match. */
    askedAt: instant('asked_at').notNull(),
    /** When the last match of any kind was started. */
    startedAt: instant('started_at').notNull(),
    /** The newest change of the catalogue's copy that a match of theirs knew. */
    changeSeq: bigint('change_seq', { mode: 'number' }).notNull(),
    /** The first and the last time that they told something since a match was started; null: nothing. */
    toldSince: instant('told_since'),
    toldLast: instant('told_last'),
  },
  (table) => [
    index('match_watches_told').on(table.toldSince).where(isNotNull(table.toldSince)),
    index('match_watches_started').on(table.startedAt),
  ],
)

/** Strong matches that a student was told of: of each once, also when it comes back. */
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
 * Private links. The token is kept as it is: its owner sees it again whenever they look, and who
 * can read this table can read what the link leads to.
 */
export const matchShares = pgTable('match_shares', {
  runId: uuid('run_id').primaryKey(),
  token: text('token').notNull().unique(),
  createdAt: instant('created_at').notNull(),
})

/** What students did that they may do only so often in an hour; older rows go with the next one. */
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
