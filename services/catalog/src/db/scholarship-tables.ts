import { instant, money } from '@landfall/kit/database/columns'
import type { Requirement } from '@landfall/matching/requirements/requirement'
import type { RequirementSet } from '@landfall/matching/requirements/requirement-set'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What the provider states. Null everywhere means: not stated. */
const statedColumns = {
  title: text('title').notNull(),
  provider: text('provider').notNull(),
  description: text('description'),
  amountType: text('amount_type', {
    enum: ['fixed', 'full-tuition', 'partial-tuition', 'varies'],
  }).notNull(),
  amount: money('amount'),
  maxAmount: money('max_amount'),
  currency: text('currency'),
  amountPeriod: text('amount_period', {
    enum: ['one-time', 'year', 'semester', 'month', 'total'],
  }),
  coverage: text('coverage').array(),
  citizenshipKind: text('citizenship_kind', {
    enum: ['all', 'all-except', 'listed', 'see-source', 'not-stated'],
  }).notNull(),
  citizenshipCodes: text('citizenship_codes').array().notNull(),
  citizenshipHint: text('citizenship_hint'),
  /** The id of its requirement set: what it asks beyond the columns that the profile decides; null if nothing. */
  requirementSet: text('requirement_set'),
  degreeLevels: text('degree_levels').array(),
  fieldKind: text('field_kind', { enum: ['all', 'listed', 'not-stated'] }).notNull(),
  fieldCodes: text('field_codes').array().notNull(),
  gpaRequirement: numeric('gpa_requirement', { precision: 3, scale: 2 }),
  languageRequirement: text('language_requirement'),
  minToeflScore: integer('min_toefl_score'),
  minIeltsScore: numeric('min_ielts_score', { precision: 3, scale: 1 }),
  minDuolingoScore: integer('min_duolingo_score'),
  acceptsEnglishWaivers: boolean('accepts_english_waivers'),
  englishWaiverConditions: text('english_waiver_conditions').array(),
  deadlineKind: text('deadline_kind', {
    enum: ['day', 'month', 'yearly-day', 'yearly-month', 'none'],
  }).notNull(),
  deadlineText: text('deadline_text'),
  deadlineTimeZone: text('deadline_time_zone').notNull(),
  deadlineBasis: text('deadline_basis'),
  isRollingAdmission: boolean('is_rolling_admission'),
  /** In the contract's schema. */
  requirements: jsonb('requirements').$type<readonly Requirement[]>(),
  benefits: text('benefits').array(),
  requiresEssay: boolean('requires_essay'),
  applicationComplexity: text('application_complexity', {
    enum: ['simple', 'medium', 'complex'],
  }),
  estimatedTimeToApply: text('estimated_time_to_apply'),
  requiresNomination: boolean('requires_nomination'),
  isRenewable: boolean('is_renewable'),
  isNeedBased: boolean('is_need_based'),
  isMeritBased: boolean('is_merit_based'),
  isWomenOnly: boolean('is_women_only'),
  fsaEligible: boolean('fsa_eligible'),
  eligibleCitizenshipStatus: text('eligible_citizenship_status').array(),
  eligibleVisaTypes: text('eligible_visa_types').array(),
  requiresUsHighSchool: boolean('requires_us_high_school'),
  requiresUsResidency: boolean('requires_us_residency'),
  residencyRequirements: text('residency_requirements'),
  maxFamilyIncome: money('max_family_income'),
  requiresFinancialNeed: boolean('requires_financial_need'),
  acceptedFundingSources: text('accepted_funding_sources').array(),
  applicationUrl: text('application_url'),
  contactEmail: text('contact_email'),
  sourceUrl: text('source_url'),
  sourceUrlKind: text('source_url_kind', {
    enum: ['award-page', 'aid-office', 'third-party'],
  }),
  universityId: uuid('university_id'),
  isTiedToAdmission: boolean('is_tied_to_admission'),
  note: text('note'),
  /** How much of the money must be paid back; null: none, or not stated. */
  loan: text('loan', { enum: ['whole', 'part'] }),
  /** The old round or page that the facts come from; null: the present one. */
  asOf: text('as_of'),
}

/** Derived from the stated facts at each write, so that filters and sorts need no computing. */
const searchColumns = {
  /** Codes; `*` open to all; `!CA,US` all except these; `?` not stated or only at the source. */
  searchCountries: text('search_countries').array().notNull(),
  /** Levels, or `?`. */
  searchDegrees: text('search_degrees').array().notNull(),
  /** Every code whose filter finds it (its own, wider and narrower ones); `*` open to all; or `?`. */
  searchFields: text('search_fields').array().notNull(),
  searchText: tsvector('search_text').notNull(),
  /** US dollars, see amount.ts; null when unknown. */
  leastAmount: money('least_amount'),
  mostAmount: money('most_amount'),
  /** Higher is more; -1 when unknown. */
  amountSort: numeric('amount_sort', { precision: 14, scale: 2 }).notNull(),
  effortSort: smallint('effort_sort').notNull(),
  deadlinePrecision: text('deadline_precision', {
    enum: ['exact', 'recurring-day', 'recurring-month', 'last-known', 'none'],
  }).notNull(),
  deadlineDate: date('deadline_date', { mode: 'string' }),
  /** Lower is sooner; exact, recurring, none and last-known follow each other. */
  deadlineSort: integer('deadline_sort').notNull(),
  /** When the date above is over and these columns must be computed again. */
  deadlineRollsAt: instant('deadline_rolls_at'),
}

export const scholarships = pgTable(
  'scholarships',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull(),
    status: text('status', {
      enum: ['draft', 'published', 'closed', 'archived'],
    }).notNull(),
    visibility: text('visibility', { enum: ['public', 'held', 'removed'] })
      .notNull()
      .default('public'),
    /** Null if it is not closed. */
    closedReason: text('closed_reason', {
      enum: ['deadline', 'owner', 'absent', 'held', 'removed'],
    }),
    /** An organization of identity; no foreign key across services. */
    ownerId: uuid('owner_id'),
    ...statedColumns,
    feed: text('feed'),
    source: text('source').notNull(),
    sourceId: text('source_id'),
    licence: text('licence'),
    sourceYear: integer('source_year'),
    confidence: text('confidence', { enum: ['owner', 'high', 'medium', 'low'] }).notNull(),
    sourceUrls: text('source_urls').array().notNull(),
    /** Names of fields that an admin set by hand; a load leaves them as they are. */
    editedFields: text('edited_fields').array().notNull(),
    contentHash: text('content_hash').notNull(),
    lastVerifiedAt: instant('last_verified_at'),
    linkStatus: text('link_status', {
      enum: ['unchecked', 'alive', 'moved', 'broken'],
    }).notNull(),
    ...searchColumns,
    version: integer('version').notNull(),
    publishedAt: instant('published_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    check(
      'scholarships_published_is_public',
      sql`${table.status} <> 'published' or ${table.visibility} = 'public'`,
    ),
    unique('scholarships_slug').on(table.slug),
    unique('scholarships_feed_source').on(table.feed, table.sourceId),
    index('scholarships_search')
      .using(
        'gin',
        table.searchCountries,
        table.searchDegrees,
        table.searchFields,
        table.searchText,
      )
      .with({ fastupdate: false }),
    index('scholarships_by_deadline').on(table.deadlineSort, table.id),
    index('scholarships_by_amount').on(table.amountSort.desc(), table.id.desc()),
    index('scholarships_by_effort').on(table.effortSort, table.deadlineSort, table.id),
    index('scholarships_newest').on(table.publishedAt.desc(), table.id.desc()),
    index('scholarships_owner').on(table.ownerId, table.createdAt.desc(), table.id.desc()),
    index('scholarships_university').on(table.universityId),
    // A hash index, as an address may be too long for other kinds.
    index('scholarships_application_url').using('hash', table.applicationUrl),
    index('scholarships_source_url').using('hash', table.sourceUrl),
    // Counts open listings without reading the wide rows.
    index('scholarships_status').on(table.status, table.universityId),
    index('scholarships_rolling').on(table.deadlineRollsAt),
    // The words in the first 200 characters, as suggestions look them up.
    index('scholarships_title_beginnings')
      .on(sql`lower(left(${table.title}, 200)) collate "C"`)
      .where(sql`${table.status} = 'published'`),
    index('scholarships_provider_beginnings')
      .on(sql`lower(left(${table.provider}, 200)) collate "C"`)
      .where(sql`${table.status} = 'published'`),
  ],
)

/** What `requirementSet` names; see the package of matching. */
export const requirementSets = pgTable('requirement_sets', {
  id: text('id').primaryKey(),
  terms: jsonb('terms').$type<RequirementSet['terms']>().notNull(),
})

/** The distinct `!…` values of `searchCountries`; few, so filters list them all. */
export const countryExceptions = pgTable('country_exceptions', {
  token: text('token').primaryKey(),
  codes: text('codes').array().notNull(),
})

/** Words of titles, providers, fields and countries, for the correction of misspelled queries. */
export const searchWords = pgTable(
  'search_words',
  { word: text('word').primaryKey() },
  (table) => [index('search_words_similar').using('gin', table.word.op('gin_trgm_ops'))],
)

/** One row, made by the migration: a version that grows with each change of any scholarship. */
export const catalogState = pgTable('catalogue_state', {
  isOnly: boolean('is_only').primaryKey(),
  version: integer('version').notNull(),
})
