import { instant } from '@landfall/kit/database/columns'
import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { Answers } from '../modules/student-answer/student-answer.ts'
import { students } from './tables.ts'

/** What students have answered about themselves, a row for each student; gone with the profile. */
export const studentAnswers = pgTable('student_answers', {
  studentId: uuid('student_id')
    .primaryKey()
    .references(() => students.id, { onDelete: 'cascade' }),
  answers: jsonb('answers').$type<Answers>().notNull(),
  /** Grows with each change; orders the events about them. */
  version: integer('version').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
