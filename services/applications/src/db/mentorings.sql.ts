import { inArray, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { AGREED_STATUSES, mentoredStudents, sessionCopies } from './mentoring-tables.ts'

const query = new QueryBuilder()

/**
 * Who has mentored which student, or is going to, and so must not judge them. A pair may appear twice, once for each.
 */
export const mentorings = query
  .select({
    studentId: mentoredStudents.studentId,
    mentorId: mentoredStudents.mentorId,
    at: mentoredStudents.metAt,
    hasMet: sql<boolean>`true`.as('has_met'),
  })
  .from(mentoredStudents)
  .unionAll(
    query
      .select({
        studentId: sessionCopies.studentId,
        mentorId: sessionCopies.mentorId,
        at: sessionCopies.toldAt,
        hasMet: sql<boolean>`false`.as('has_met'),
      })
      .from(sessionCopies)
      .where(inArray(sessionCopies.status, AGREED_STATUSES)),
  )
  .as('mentorings')
