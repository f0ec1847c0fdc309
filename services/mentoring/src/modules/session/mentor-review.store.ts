import { keyset } from '@landfall/kit/database/keyset'
import type { Database } from '@landfall/kit/database/postgres'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { mentorshipSessions as table } from '../../db/session-tables.ts'

/** What anybody may read about a review: nothing about its author. */
export type MentorReview = {
  id: string
  rating: number
  feedback: string
  reviewedAt: Date
}

export type ReviewPosition = { reviewedAt: Date; id: string }

export type MentorReviewStore = ReturnType<typeof createMentorReviewStore>

const newest = keyset({ reviewedAt: table.reviewedAt, id: table.id }, 'desc')
const shown = (mentorId: string) =>
  and(
    eq(table.mentorId, mentorId),
    eq(table.isReviewPublic, true),
    isNull(table.reviewHiddenAt),
    // After an appeal, it may no longer count as a session that took place.
    eq(table.status, 'completed'),
    isNotNull(table.feedback),
  )

export function createMentorReviewStore(db: Database) {
  return {
    async page(
      mentorId: string,
      { after, limit }: { after: ReviewPosition | null; limit: number },
    ): Promise<MentorReview[]> {
      const rows = await db
        .select({
          id: table.id,
          rating: table.rating,
          feedback: table.feedback,
          reviewedAt: table.reviewedAt,
        })
        .from(table)
        .where(and(shown(mentorId), newest.behind(after)))
        .orderBy(...newest.orderBy)
        .limit(limit)
      return rows.flatMap(({ id, rating, feedback, reviewedAt }) =>
        rating === null || feedback === null || reviewedAt === null
          ? []
          : { id, rating, feedback, reviewedAt },
      )
    },

    async countOf(mentorId: string): Promise<number> {
      return db.$count(table, shown(mentorId))
    },
  }
}
