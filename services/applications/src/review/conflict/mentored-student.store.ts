import type { Database } from '@landfall/kit/database/postgres'
import { eq } from 'drizzle-orm'
import { scholarshipApplications as applications } from '../../db/application-tables.ts'
import { mentoredStudents } from '../../db/mentoring-tables.ts'
import { reviewNumbers as numbers } from '../../db/review-tables.ts'
import { inReviewOf } from '../entry/in-review-of.sql.ts'

export type MentoredStudent = typeof mentoredStudents.$inferSelect

export type MentoredStudentStore = ReturnType<typeof createMentoredStudentStore>

/** Who met in a session, as mentoring told. */
export function createMentoredStudentStore(db: Database) {
  return {
    /**
     * Who mentored the applicants of a review.
     * @param applicationId only of this one
     */
    async findMentors(
      scholarshipId: string,
      applicationId?: string,
    ): Promise<{ applicationId: string; reviewerId: string; at: Date }[]> {
      return db
        .select({
          applicationId: numbers.applicationId,
          reviewerId: mentoredStudents.mentorId,
          at: mentoredStudents.metAt,
        })
        .from(numbers)
        .innerJoin(applications, eq(applications.id, numbers.applicationId))
        .innerJoin(mentoredStudents, eq(mentoredStudents.studentId, applications.studentId))
        .where(inReviewOf(numbers, scholarshipId, applicationId))
    },

    /** Again changes nothing. */
    async keep(met: MentoredStudent): Promise<void> {
      await db.insert(mentoredStudents).values(met).onConflictDoNothing()
    },
  }
}
