/** The tables for each service that judges students from a copy of what identity publishes about them. */
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { StudentFacts } from '../criteria/student-facts.ts'

/** Read copy of what the rules need to know about a student. */
export const studentFacts = pgTable('student_facts', {
  studentId: uuid('student_id').primaryKey(),
  version: integer('version').notNull(),
  facts: jsonb('facts').$type<StudentFacts>().notNull(),
  /** Ids of the catalog. */
  intendedUniversities: uuid('intended_universities').array().notNull().default([]),
  /** Sealed, as it arrived. Null when the student has stated none of it. */
  sealedDetails: text('sealed_details'),
})

/** Read copy of students' answers about themselves, sealed as they arrived. */
export const studentAnswers = pgTable('student_answers', {
  studentId: uuid('student_id').primaryKey(),
  version: integer('version').notNull(),
  sealed: text('sealed').notNull(),
})
