/** The tables of each service that judges students by a copy of what identity tells of them. */
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { StudentFacts } from '../criteria/student-facts.ts'

/** Read copy of what rules need of a student. */
export const studentFacts = pgTable('student_facts', {
  studentId: uuid('student_id').primaryKey(),
  version: integer('version').notNull(),
  facts: jsonb('facts').$type<StudentFacts>().notNull(),
  /** Of the catalogue. */
  intendedUniversities: uuid('intended_universities').array().notNull().default([]),
  /** As it was told: sealed. Null when the student has told none of it. */
  sealedDetails: text('sealed_details'),
})

/** Read copy of what students answer about themselves, as it was told: sealed. */
export const studentAnswers = pgTable('student_answers', {
  studentId: uuid('student_id').primaryKey(),
  version: integer('version').notNull(),
  sealed: text('sealed').notNull(),
})
