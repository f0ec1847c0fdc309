import { instant } from '@landfall/kit/database/columns'
import {
  boolean,
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
import type { ChecklistItem } from '../student/preparation/prep-checklist.ts'

/** What a student has to do for one award: steps of a plan, and tasks of their own. */
export const applicationPrepTasks = pgTable(
  'application_prep_tasks',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id').notNull(),
    scholarshipId: uuid('scholarship_id').notNull(),
    taskType: text('task_type', {
      enum: [
        'essay',
        'recommendation_letter',
        'transcript_request',
        'personal_statement',
        'resume',
        'financial_documents',
        'application',
      ],
    }).notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    priority: text('priority', { enum: ['low', 'medium', 'high', 'urgent'] })
      .notNull()
      .default('medium'),
    status: text('status', {
      enum: ['not_started', 'in_progress', 'completed', 'blocked'],
    })
      .notNull()
      .default('not_started'),
    /** YYYY-MM-DD in the student's time zone. */
    dueDate: text('due_date'),
    /** In half hours. */
    estimatedTimeHours: doublePrecision('estimated_time_hours'),
    aiGeneratedContent: text('ai_generated_content'),
    studentNotes: text('student_notes'),
    completedAt: instant('completed_at'),
    /** The step of a plan that it is; null for a task of the student's own. */
    stepKey: text('step_key'),
    /** The deadline that the plan counts back from; null if none was ahead. */
    plannedFor: text('planned_for'),
    /** For a step: whether its day counts from a confirmed deadline, the usual one, or none. */
    datedFrom: text('dated_from', { enum: ['exact', 'usual', 'none'] }),
    /** Less time was left than the plan takes. */
    isCompressed: boolean('is_compressed').notNull().default(false),
    /** The student has edited it: the plan leaves it alone. */
    isTouched: boolean('is_touched').notNull().default(false),
    /** A step that the student removed: it is not planned again. */
    isRemoved: boolean('is_removed').notNull().default(false),
    /** Its award was removed from the saved list: no reminders until the student prepares for it or saves it again. */
    isOffList: boolean('is_off_list').notNull().default(false),
    /** When its student is to be reminded of it next. */
    remindAt: instant('remind_at'),
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('application_prep_tasks_student').on(table.studentId, table.scholarshipId),
    index('application_prep_tasks_scholarship').on(table.scholarshipId),
    index('application_prep_tasks_due').on(table.remindAt),
  ],
)

/** What one award asks of one student, line by line. */
export const applicationChecklists = pgTable(
  'application_checklists',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id').notNull(),
    scholarshipId: uuid('scholarship_id').notNull(),
    checklistItems: jsonb('checklist_items').$type<ChecklistItem[]>().notNull(),
    /** Whole percent of the lines that still count. */
    overallProgress: integer('overall_progress').notNull().default(0),
    aiRecommendations: text('ai_recommendations').array().notNull().default([]),
    /** Its award was removed from the saved list: no reminders until the student prepares for it or saves it again. */
    isOffList: boolean('is_off_list').notNull().default(false),
    /** When its student is to be reminded of a line next. */
    remindAt: instant('remind_at'),
    version: integer('version').notNull(),
    lastUpdated: instant('last_updated').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('application_checklists_student_scholarship').on(
      table.studentId,
      table.scholarshipId,
    ),
    index('application_checklists_scholarship').on(table.scholarshipId),
    index('application_checklists_due').on(table.remindAt),
  ],
)

/** How often a student's work for an award was published; gives the next event its version. */
export const preparationTellings = pgTable(
  'preparation_tellings',
  {
    studentId: uuid('student_id').notNull(),
    scholarshipId: uuid('scholarship_id').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.scholarshipId] })],
)

/** Tasks and checklists that went with a merge of two awards, so that undoing it brings them back. */
export const movedPreparations = pgTable(
  'moved_preparations',
  {
    mergedId: uuid('merged_id').notNull(),
    recordId: uuid('record_id').notNull(),
    studentId: uuid('student_id').notNull(),
    kind: text('kind', { enum: ['task', 'checklist'] }).notNull(),
    /** The row as it was, where the student had the same for the other award too. */
    folded: jsonb('folded').$type<unknown>(),
  },
  (table) => [
    primaryKey({ columns: [table.mergedId, table.recordId] }),
    index('moved_preparations_student').on(table.mergedId, table.studentId),
  ],
)
