import type { Database } from '@landfall/kit/database/postgres'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { scholarshipApplications as applications } from '../../db/application-tables.ts'
import {
  mentoredStudents as met,
  sessionCopies as sessions,
} from '../../db/mentoring-tables.ts'
import { reviewNumbers as numbers } from '../../db/review-tables.ts'
import { inReviewOf } from '../entry/in-review-of.sql.ts'
import type { MentorOfApplicant } from './review-conflict.ts'

export type MentoredStudent = typeof met.$inferSelect

export type MentoredStudentStore = ReturnType<typeof createMentoredStudentStore>

/** Agreed on by both, and neither over nor called off. */
const AGREED = ['scheduled', 'in_progress']

/** Who met in a session, and who is about to, as mentoring told. */
export function createMentoredStudentStore(db: Database) {
  return {
    /**
     * Who mentored the applicants of a review, and then who is going to; somebody may be both.
     * @param applicationId only of this one
     */
    async findMentors(
      scholarshipId: string,
      applicationId?: string,
    ): Promise<MentorOfApplicant[]> {
      const { applicationId: id } = numbers
      const found = await unionAll(
        db
          .select({
            applicationId: id,
            reviewerId: met.mentorId,
            at: met.metAt,
            hasMet: sql<boolean>`true`,
          })
          .from(numbers)
          .innerJoin(applications, eq(applications.id, id))
          .innerJoin(met, eq(met.studentId, applications.studentId))
          .where(inReviewOf(numbers, scholarshipId, applicationId)),
        db
          .select({
            applicationId: id,
            reviewerId: sessions.mentorId,
            at: sessions.toldAt,
            hasMet: sql<boolean>`false`,
          })
          .from(numbers)
          .innerJoin(applications, eq(applications.id, id))
          .innerJoin(
            sessions,
            and(
              eq(sessions.studentId, applications.studentId),
              inArray(sessions.status, AGREED),
            ),
          )
          .where(inReviewOf(numbers, scholarshipId, applicationId)),
      )
      return found.toSorted((one, other) => Number(other.hasMet) - Number(one.hasMet))
    },

    /** Again changes nothing. */
    async keep(given: MentoredStudent): Promise<void> {
      await db.insert(met).values(given).onConflictDoNothing()
    },
  }
}
