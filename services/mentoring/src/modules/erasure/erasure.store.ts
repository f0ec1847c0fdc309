import type { Database } from '@landfall/kit/database/postgres'
import { asc, eq, inArray, or } from 'drizzle-orm'
import { mentors } from '../../db/mentor-tables.ts'
import { personZones, studentOrigins } from '../../db/person-tables.ts'
import { reportedReviews, reviewReports } from '../../db/review-tables.ts'
import { mentorshipSessions, sessionNotes, takenTimes } from '../../db/session-tables.ts'
import type { Session } from '../session/session.ts'

export type ErasureStore = ReturnType<typeof createErasureStore>

const ofEither = (
  { studentId, mentorId }: typeof mentorshipSessions | typeof takenTimes,
  userId: string,
) => or(eq(studentId, userId), eq(mentorId, userId))

/** Everything of one person, as a student and as a mentor. */
export function createErasureStore(db: Database) {
  return {
    /** The person's sessions on either side, locked until the transaction ends. */
    async lockSessions(userId: string): Promise<Session[]> {
      return db
        .select()
        .from(mentorshipSessions)
        .where(ofEither(mentorshipSessions, userId))
        .orderBy(asc(mentorshipSessions.id))
        .for('update')
    },

    /**
     * A session belongs to two people: it is removed whole, with the notes of both. Decisions that the person made
     * as an admin stay, without their id. Idempotent.
     */
    async erase(userId: string): Promise<void> {
      const sessions = db
        .select({ id: mentorshipSessions.id })
        .from(mentorshipSessions)
        .where(ofEither(mentorshipSessions, userId))
      await db.delete(sessionNotes).where(inArray(sessionNotes.sessionId, sessions))
      await db
        .delete(reviewReports)
        .where(
          or(
            inArray(reviewReports.reviewId, sessions),
            eq(reviewReports.reporterId, userId),
          ),
        )
      await db.delete(reportedReviews).where(inArray(reportedReviews.id, sessions))
      await db.delete(mentorshipSessions).where(ofEither(mentorshipSessions, userId))
      await db.delete(takenTimes).where(ofEither(takenTimes, userId))
      await db.delete(mentors).where(eq(mentors.id, userId))
      await db.delete(personZones).where(eq(personZones.userId, userId))
      await db.delete(studentOrigins).where(eq(studentOrigins.studentId, userId))
      await db.update(mentors).set({ decidedBy: null }).where(eq(mentors.decidedBy, userId))
      await db
        .update(reportedReviews)
        .set({ decidedBy: null })
        .where(eq(reportedReviews.decidedBy, userId))
      await db
        .update(mentorshipSessions)
        .set({ appealDecidedBy: null })
        .where(eq(mentorshipSessions.appealDecidedBy, userId))
    },
  }
}
