import { instant } from '@landfall/kit/database/columns'
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { AI_USES, ESSAY_TYPES, REVIEW_STATUSES } from '../modules/essay/essay.ts'

/** One row for each version of an essay: the state of its review. Text and result lie in the document store. */
export const essayReviews = pgTable(
  'essay_reviews',
  {
    id: uuid('id').primaryKey(),
    /** The same for all versions of one essay. */
    essayId: uuid('essay_id').notNull(),
    /** From 1. */
    version: integer('version').notNull(),
    studentId: uuid('student_id').notNull(),
    scholarshipId: uuid('scholarship_id'),
    essayType: text('essay_type', { enum: ESSAY_TYPES }).notNull(),
    title: text('title').notNull(),
    /** What the student states about help by AI; null: nothing. */
    aiUse: text('ai_use', { enum: AI_USES }),
    status: text('status', { enum: REVIEW_STATUSES }).notNull(),
    /** An id derived from everything that the score is based on. */
    inputId: uuid('input_id').notNull(),
    scorerVersion: integer('scorer_version').notNull(),
    /** Id of the document with the text. */
    textId: uuid('text_id').notNull(),
    submittedAt: instant('submitted_at').notNull(),
    finishedAt: instant('finished_at'),
    failure: text('failure'),
    /** Id of the document with the result; null until completed. */
    resultId: uuid('result_id'),
    aiScore: integer('ai_score'),
  },
  (table) => [
    unique('essay_reviews_version').on(table.essayId, table.version),
    index('essay_reviews_newest').on(table.studentId, table.submittedAt, table.id),
    index('essay_reviews_unfinished').on(table.status, table.submittedAt),
  ],
)
