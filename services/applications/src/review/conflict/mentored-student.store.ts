import type { Database } from '@landfall/kit/database/postgres'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { scholarshipApplications as applications } from '../../db/application-tables.ts'
import {
  AGREED_STATUSES,
  mentoredStudents as met,
  sessionCopies as sessions,
} from '../../db/mentoring-tables.ts'
import { reviewNumbers as numbers, reviewScores as scores } from '../../db/review-tables.ts'
import { inReviewOf } from '../entry/in-review-of.sql.ts'
import type { MentorOfApplicant } from './review-conflict.ts'

export type MentoredStudent = typeof met.$inferSelect

export type MentoredStudentStore = ReturnType<typeof createMentoredStudentStore>

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
              inArray(sessions.status, AGREED_STATUSES),
            ),
          )
          .where(inReviewOf(numbers, scholarshipId, applicationId)),
      )
      return found.toSorted((one, other) => Number(other.hasMet) - Number(one.hasMet))
    },

    /** The applications of a student that a mentor gave a final score, whatever it counts. */
    async scoredBy(studentId: string, mentorId: string): Promise<string[]> {
      const rows = await db
        .select({ id: applications.id })
        .from(scores)
        .innerJoin(applications, eq(applications.id, scores.applicationId))
        .where(
          and(
            eq(scores.reviewerId, mentorId),
            eq(applications.studentId, studentId),
            scores.isFinal,
          ),
        )
      return rows.map(({ id }) => id)
    },

    /** Again changes nothing. */
    async keep(given: MentoredStudent): Promise<void> {
      await db.insert(met).values(given).onConflictDoNothing()
    },
  }
}
