import { instant } from '@landfall/kit/database/columns'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { APPLICATION_STATES } from '../application/application/application-state.ts'
import { EXPORT_FORMATS } from '../review/export/review-export.ts'
import type { MemberCopy } from '../review/member/member-copy.ts'
import type { PlannedAward } from '../review/decision/planned-decision.ts'
import type { PointsByCriterion, RubricCriterion } from '../review/rubric/rubric.ts'
import { type BlindField, REVIEW_STAGES } from '../review/settings/review.ts'

const day = (name: string) => date(name, { mode: 'string' })

/** Read copy of identity: who acts for an organization. */
export const organizationMemberCopies = pgTable('organization_member_copies', {
  organizationId: uuid('organization_id').primaryKey(),
  version: integer('version').notNull(),
  members: jsonb('members').$type<MemberCopy[]>().notNull(),
})

/** Members on the owner's side to be told of a new application, and when; deleted once they have been told. */
export const applicationArrivals = pgTable(
  'application_arrivals',
  {
    applicationId: uuid('application_id').notNull(),
    userId: uuid('user_id').notNull(),
    tellAt: instant('tell_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.applicationId] }),
    index('application_arrivals_due').on(table.tellAt),
  ],
)

/** How the applications to one scholarship are judged. */
export const reviews = pgTable('reviews', {
  scholarshipId: uuid('scholarship_id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  version: integer('version').notNull(),
  stage: text('stage', { enum: REVIEW_STAGES }).notNull(),
  rubric: jsonb('rubric').$type<RubricCriterion[]>().notNull(),
  blindFields: jsonb('blind_fields').$type<BlindField[]>().notNull(),
  reviewsPerApplication: integer('reviews_per_application').notNull(),
  decisionPromisedOn: day('decision_promised_on'),
  sharesSummary: boolean('shares_summary').notNull(),
  /** When the first decision was applied. */
  appliedAt: instant('applied_at'),
  /** The promised decision day that its owners were reminded of. */
  remindedOf: day('reminded_of'),
  remindedAt: instant('reminded_at'),
  updatedAt: instant('updated_at').notNull(),
})

/** What reviewers call an application whose student they don't know. */
export const reviewNumbers = pgTable(
  'review_numbers',
  {
    applicationId: uuid('application_id').primaryKey(),
    scholarshipId: uuid('scholarship_id').notNull(),
    number: integer('number').notNull(),
  },
  (table) => [unique('review_numbers_number').on(table.scholarshipId, table.number)],
)

/** Which reviewer scores which application. */
export const reviewAssignments = pgTable(
  'review_assignments',
  {
    applicationId: uuid('application_id').notNull(),
    reviewerId: uuid('reviewer_id').notNull(),
    scholarshipId: uuid('scholarship_id').notNull(),
    assignedAt: instant('assigned_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.reviewerId] }),
    index('review_assignments_scholarship').on(table.scholarshipId),
    index('review_assignments_reviewer').on(table.reviewerId),
  ],
)

/**
 * Which reviewer must not score which application; a conflict lifted by the chair stays, so that it is not found
 * again.
 */
export const reviewConflicts = pgTable(
  'review_conflicts',
  {
    applicationId: uuid('application_id').notNull(),
    reviewerId: uuid('reviewer_id').notNull(),
    scholarshipId: uuid('scholarship_id').notNull(),
    kind: text('kind', { enum: ['declared', 'institution', 'mentored'] }).notNull(),
    reason: text('reason'),
    at: instant('at').notNull(),
    liftedAt: instant('lifted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.reviewerId] }),
    index('review_conflicts_scholarship').on(table.scholarshipId),
  ],
)

/** The institutions that a reviewer says they belong to, for one review. */
export const reviewerAffiliations = pgTable(
  'reviewer_affiliations',
  {
    scholarshipId: uuid('scholarship_id').notNull(),
    reviewerId: uuid('reviewer_id').notNull(),
    institutions: jsonb('institutions').$type<string[]>().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scholarshipId, table.reviewerId] })],
)

/** What one reviewer thinks of one application. */
export const reviewScores = pgTable(
  'review_scores',
  {
    applicationId: uuid('application_id').notNull(),
    reviewerId: uuid('reviewer_id').notNull(),
    scholarshipId: uuid('scholarship_id').notNull(),
    points: jsonb('points').$type<PointsByCriterion>().notNull(),
    comment: text('comment'),
    isFinal: boolean('is_final').notNull(),
    /** Out of 100; null while a criterion lacks points. */
    total: doublePrecision('total'),
    /** The submission of the application that was scored. */
    // Has a default because processes of the previous version may still run, and do not write it.
    submissionNumber: integer('submission_number').notNull().default(1),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.reviewerId] }),
    index('review_scores_scholarship').on(table.scholarshipId),
  ],
)

/** What reviewers ask the chair about an application. */
export const reviewQuestions = pgTable(
  'review_questions',
  {
    id: uuid('id').primaryKey(),
    applicationId: uuid('application_id').notNull(),
    scholarshipId: uuid('scholarship_id').notNull(),
    askedBy: uuid('asked_by').notNull(),
    text: text('text').notNull(),
    askedAt: instant('asked_at').notNull(),
    answer: text('answer'),
    answeredBy: uuid('answered_by'),
    answeredAt: instant('answered_at'),
  },
  (table) => [index('review_questions_scholarship').on(table.scholarshipId)],
)

/** Decisions that nobody has been told of yet. */
export const plannedDecisions = pgTable(
  'planned_decisions',
  {
    applicationId: uuid('application_id').primaryKey(),
    scholarshipId: uuid('scholarship_id').notNull(),
    /** The application's version when it was decided on: the decision does not apply to a later one. */
    version: integer('version').notNull(),
    to: text('to_status', { enum: APPLICATION_STATES }).notNull(),
    message: text('message'),
    award: jsonb('award').$type<PlannedAward>(),
    plannedBy: uuid('planned_by').notNull(),
    plannedAt: instant('planned_at').notNull(),
    /** Since when a job is to apply it, and at whose request; null: nobody asked for that. */
    applyAt: instant('apply_at'),
    applyBy: uuid('apply_by'),
    /** Why it was left out when the others were applied. */
    problem: text('problem'),
  },
  (table) => [
    index('planned_decisions_scholarship').on(
      table.scholarshipId,
      table.plannedAt,
      table.applicationId,
    ),
    index('planned_decisions_apply').on(table.applyAt),
  ],
)

/** Actions in a review, besides openings of applications; rows are only added. */
export const reviewAudit = pgTable(
  'review_audit',
  {
    id: uuid('id').primaryKey(),
    scholarshipId: uuid('scholarship_id').notNull(),
    applicationId: uuid('application_id'),
    userId: uuid('user_id').notNull(),
    action: text('action').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('review_audit_newest').on(table.scholarshipId, table.at, table.id)],
)

/** Files of a whole review, made by a job and kept for a day. */
export const reviewExports = pgTable(
  'review_exports',
  {
    id: uuid('id').primaryKey(),
    scholarshipId: uuid('scholarship_id').notNull(),
    format: text('format', { enum: EXPORT_FORMATS }).notNull(),
    startedBy: uuid('started_by').notNull(),
    startedAt: instant('started_at').notNull(),
    /** How many applications it has so far, and how many it will have. */
    done: integer('done').notNull(),
    total: integer('total').notNull(),
    /** Null until it is complete. */
    bytes: integer('bytes'),
    failure: text('failure'),
  },
  (table) => [index('review_exports_newest').on(table.scholarshipId, table.startedAt)],
)
