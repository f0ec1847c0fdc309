import type { Database } from '@landfall/kit/database/postgres'
import { and, eq } from 'drizzle-orm'
import { scholarshipApplications as applications } from '../../db/application-tables.ts'
import { mentoredStudents as met } from '../../db/mentoring-tables.ts'
import { mentorings } from '../../db/mentorings.sql.ts'
import { reviewNumbers as numbers, reviewScores as scores } from '../../db/review-tables.ts'
import { inReviewOf } from '../entry/in-review-of.sql.ts'
import type { MentorOfApplicant } from './review-conflict.ts'

export type MentoredStudent = typeof met.$inferSelect

export type MentoredStudentStore = ReturnType<typeof createMentoredStudentStore>

/** Who met in a session, and who is about to, from mentoring's events. */
export function createMentoredStudentStore(db: Database) {
  return {
    /**
     * Who mentored the applicants of a review, then who is going to; a pair may appear in both.
     * @param applicationId limits the result to one application
     */
    async findMentors(
      scholarshipId: string,
      applicationId?: string,
    ): Promise<MentorOfApplicant[]> {
      const found = await db
        .select({
          applicationId: numbers.applicationId,
          reviewerId: mentorings.mentorId,
          at: mentorings.at,
          hasMet: mentorings.hasMet,
        })
        .from(numbers)
        .innerJoin(applications, eq(applications.id, numbers.applicationId))
        .innerJoin(mentorings, eq(mentorings.studentId, applications.studentId))
        .where(inReviewOf(numbers, scholarshipId, applicationId))
      return found.toSorted((one, other) => Number(other.hasMet) - Number(one.hasMet))
    },

    /** The applications of a student that a mentor gave a final score, whether or not it counts. */
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

    /** Idempotent. */
    async keep(given: MentoredStudent): Promise<void> {
      await db.insert(met).values(given).onConflictDoNothing()
    },
  }
}
