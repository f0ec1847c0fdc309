import { instant, money } from '@landfall/kit/database/columns'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

/** Four-year institutions; null means: not reported. */
export const universities = pgTable(
  'universities',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull(),
    unitid: integer('unitid'),
    name: text('name').notNull(),
    city: text('city'),
    state: text('state'),
    stateName: text('state_name'),
    website: text('website'),
    type: text('type', { enum: ['public', 'private'] }).notNull(),
    control: text('control'),
    ranking: integer('ranking'),
    rankingSource: text('ranking_source'),
    acceptanceRate: numeric('acceptance_rate', { precision: 4, scale: 1 }),
    tuitionInState: money('tuition_in_state'),
    tuitionOutOfState: money('tuition_out_of_state'),
    internationalTuition: money('international_tuition'),
    tuitionYear: text('tuition_year'),
    description: text('description'),
    studentPopulation: integer('student_population'),
    undergraduateEnrollment: integer('undergraduate_enrollment'),
    internationalStudents: integer('international_students'),
    internationalStudentsPercent: numeric('international_students_percent', {
      precision: 4,
      scale: 1,
    }),
    internationalStudentsBasis: text('international_students_basis'),
    topMajors: text('top_majors').array(),
    topMajorsBasis: text('top_majors_basis'),
    carnegieClassification: text('carnegie_classification'),
    admissionsUrl: text('admissions_url'),
    financialAidUrl: text('financial_aid_url'),
    applicationUrl: text('application_url'),
    englishTestForAdmission: text('english_test_for_admission'),
    essayForAdmission: text('essay_for_admission'),
    emailDomains: text('email_domains').array(),
    inScorecardFeb2026: boolean('in_scorecard_feb_2026'),
    sourceYear: integer('source_year'),
    sources: text('sources').array().notNull(),
    isActive: boolean('is_active').notNull(),
    contentHash: text('content_hash').notNull(),
    /** Name, city and state in plain lower-case letters. */
    searchText: text('search_text').notNull(),
    /** Collated "C" by the migration, so that its index works on every server. */
    nameSort: text('name_sort').notNull(),
    /** "massachusetts institute of technology": "mit"; a campus may follow. */
    initials: text('initials')
      .notNull()
      .generatedAlwaysAs(
        sql`regexp_replace(regexp_replace(name_sort, '\\m(of|the|and|at|in|for)\\M', '', 'g'), '[^a-z]*([a-z])[a-z]*[^a-z]*', '\\1', 'g')`,
      ),
    /** Unknown ones sort last: a rank and a tuition beyond all others, an acceptance of -1. */
    rankingSort: integer('ranking_sort').notNull(),
    tuitionSort: numeric('tuition_sort', { precision: 14, scale: 2 }).notNull(),
    acceptanceSort: numeric('acceptance_sort', { precision: 5, scale: 1 }).notNull(),
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('universities_slug').on(table.slug),
    unique('universities_unitid').on(table.unitid),
    index('universities_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('universities_by_ranking').on(table.rankingSort, table.nameSort, table.id),
    index('universities_by_tuition').on(table.tuitionSort, table.nameSort, table.id),
    index('universities_by_name').on(table.nameSort, table.id),
  ],
)

/** One load or sync of one source; `fileHash` tells an unchanged file from a changed one. */
export const syncRuns = pgTable(
  'sync_runs',
  {
    id: uuid('id').primaryKey(),
    source: text('source').notNull(),
    fileHash: text('file_hash').notNull(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
    fetched: integer('fetched').notNull(),
    created: integer('created').notNull(),
    changed: integer('changed').notNull(),
    closed: integer('closed').notNull(),
    failed: integer('failed').notNull(),
    openCount: integer('open_count').notNull(),
    /** Null for the files that the product ships with. */
    sourceId: uuid('source_id'),
    target: text('target', { enum: ['scholarships', 'universities'] }).notNull(),
    state: text('state', {
      enum: ['fetching', 'applying', 'held', 'finished', 'failed', 'discarded'],
    }).notNull(),
    isDryRun: boolean('is_dry_run').notNull(),
    /** Who started it; null for the schedule. */
    startedBy: uuid('started_by'),
    unchanged: integer('unchanged').notNull(),
    quarantined: integer('quarantined').notNull(),
    /** Rows marked because the source no longer has them. */
    missing: integer('missing').notNull(),
    /** Pages that had not changed since the last run. */
    notModified: integer('not_modified').notNull(),
    /** Why a person must look; stays after the decision. */
    heldReason: text('held_reason'),
    decidedBy: uuid('decided_by'),
    /** Pages that could not be read, in words; nothing is marked as gone then. */
    faults: text('faults').array().notNull(),
    pages: jsonb('pages').notNull(),
  },
  (table) => [
    index('sync_runs_latest').on(table.finishedAt.desc()),
    index('sync_runs_of_source').on(
      table.sourceId,
      table.startedAt.desc(),
      table.id.desc(),
    ),
  ],
)

/** What people say is wrong with a listing; one row per person and scholarship. */
export const listingReports = pgTable(
  'listing_reports',
  {
    id: uuid('id').primaryKey(),
    scholarshipId: uuid('scholarship_id').notNull(),
    reporterId: uuid('reporter_id').notNull(),
    reason: text('reason', {
      enum: ['broken-link', 'out-of-date', 'wrong-facts', 'asks-for-money', 'other'],
    }).notNull(),
    details: text('details'),
    /** The case that the report belongs to. */
    caseId: uuid('case_id').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('listing_reports_of_case').on(table.caseId),
    unique('listing_reports_once').on(table.reporterId, table.scholarshipId),
    index('listing_reports_recent').on(table.reporterId, table.createdAt),
  ],
)

/** Which university each organization is: a read copy of identity's. */
export const organizationUniversities = pgTable('organization_universities', {
  organizationId: uuid('organization_id').primaryKey(),
  /** Null for a donor, and for a university that is not in the catalog. */
  universityId: uuid('university_id'),
  /** Identity's version of the organization; an older event is ignored. */
  version: integer('version').notNull(),
  /** Null until identity tells it. */
  verification: text('verification', { enum: ['pending', 'verified', 'declined'] }),
  /** Its last member is gone, and nobody can join it anymore. */
  isDeserted: boolean('is_deserted').notNull().default(false),
})

/** The accounts that an admin has suspended: a read copy of identity's. */
export const suspensions = pgTable('suspensions', {
  userId: uuid('user_id').primaryKey(),
  /** Identity's version of the account; an older event is ignored. */
  version: integer('version').notNull(),
  /** False once the suspension was lifted. */
  isSuspended: boolean('is_suspended').notNull(),
})

/** How far each republication of the whole catalog has come, so that it can resume. */
export const republications = pgTable('republications', {
  runId: uuid('run_id').primaryKey(),
  pages: integer('pages').notNull(),
  listings: integer('listings').notNull(),
  afterId: uuid('after_id'),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at'),
})
