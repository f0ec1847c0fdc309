import { instant } from '@landfall/kit/database/columns'
import { studentZonesTable } from '@landfall/kit/database/student-zones'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { RuleWords } from '../modules/rule/rule-row.ts'
import { STORED_STATES } from '../modules/rule-change/rule-change.ts'

/** One row for each period in which a rule was in force; a rule's newest row is the one without an end. */
export const immigrationRules = pgTable(
  'immigration_rules',
  {
    id: uuid('id').primaryKey(),
    /** The same for all rows of one rule: "O2". */
    ruleId: text('rule_id').notNull(),
    content: jsonb('content').$type<RuleWords>().notNull(),
    /** Null: the rule has always been in force. */
    effectiveFrom: date('effective_from'),
    /** The last day; null: the rule stays in force. */
    effectiveTo: date('effective_to'),
    origin: text('origin', { enum: ['shipped', 'change'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('immigration_rules_rule').on(table.ruleId)],
)

/** Changes to rules that an administrator proposed, with another administrator's decision. */
export const immigrationRuleChanges = pgTable(
  'immigration_rule_changes',
  {
    id: uuid('id').primaryKey(),
    ruleId: text('rule_id').notNull(),
    /** The row that the change was proposed against. */
    basedOn: uuid('based_on').notNull(),
    content: jsonb('content').$type<RuleWords>().notNull(),
    effectiveFrom: date('effective_from').notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: STORED_STATES }).notNull(),
    /** Null: the change came with a release. */
    proposedBy: uuid('proposed_by'),
    proposedAt: instant('proposed_at').notNull(),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    /** The last student who was reached in the current step. */
    position: uuid('position'),
  },
  (table) => [index('immigration_rule_changes_state').on(table.state, table.proposedAt)],
)

/** What students state about themselves, sealed as a whole. */
export const immigrationProfiles = pgTable('immigration_profiles', {
  studentId: uuid('student_id').primaryKey(),
  sealed: text('sealed').notNull(),
  version: integer('version').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** The students' requests for guidance with their notes, sealed as a whole. */
export const immigrationGuidance = pgTable(
  'immigration_guidance',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id').notNull(),
    sealed: text('sealed').notNull(),
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('immigration_guidance_newest').on(table.studentId, table.createdAt, table.id),
  ],
)

/** Days that students are reminded of: only ids and days, as calendars have them. */
export const immigrationDates = pgTable(
  'immigration_dates',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id').notNull(),
    day: date('day').notNull(),
    /** When the student is reminded of it next. */
    remindAt: instant('remind_at'),
  },
  (table) => [
    index('immigration_dates_student').on(table.studentId),
    index('immigration_dates_due').on(table.remindAt),
  ],
)

/** How often a student's dates were published, so that other services keep the newest. */
export const immigrationDatePlans = pgTable('immigration_date_plans', {
  studentId: uuid('student_id').primaryKey(),
  version: integer('version').notNull(),
})

/** Dates that a changed rule moved, before and after, sealed. */
export const immigrationMovedDates = pgTable(
  'immigration_moved_dates',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id').notNull(),
    changeId: uuid('change_id').notNull(),
    sealed: text('sealed').notNull(),
    toldAt: instant('told_at').notNull(),
    isSeen: boolean('is_seen').notNull().default(false),
  },
  (table) => [
    index('immigration_moved_dates_student').on(table.studentId, table.toldAt),
    index('immigration_moved_dates_change').on(table.changeId),
  ],
)

export const studentZones = studentZonesTable()
