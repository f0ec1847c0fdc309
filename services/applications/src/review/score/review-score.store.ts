import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, eq } from 'drizzle-orm'
import { reviewQuestions, reviewScores as table } from '../../db/review-tables.ts'
import { inReviewOf } from '../entry/in-review-of.sql.ts'
import type { ReviewQuestion, ReviewScore } from './review-score.ts'

export type ReviewScoreStore = ReturnType<typeof createReviewScoreStore>

const isOf = (applicationId: string, reviewerId: string) =>
  and(eq(table.applicationId, applicationId), eq(table.reviewerId, reviewerId))

export function createReviewScoreStore(db: Database) {
  return {
    /**
     * Every score of a review, including drafts.
     * @param applicationId limits the result to one application
     */
    async findAll(scholarshipId: string, applicationId?: string): Promise<ReviewScore[]> {
      return db
        .select()
        .from(table)
        .where(inReviewOf(table, scholarshipId, applicationId))
    },

    async isAny(scholarshipId: string): Promise<boolean> {
      const isOne = eq(table.scholarshipId, scholarshipId)
      return (await db.select().from(table).where(isOne).limit(1)).length === 1
    },

    async ofApplication(applicationId: string): Promise<ReviewScore[]> {
      return db
        .select()
        .from(table)
        .where(eq(table.applicationId, applicationId))
        .orderBy(asc(table.savedAt), asc(table.reviewerId))
    },

    /** The score, inserted if there is none, and locked until the transaction ends. */
    async lockOrBegin(fresh: ReviewScore): Promise<ReviewScore> {
      await db.insert(table).values(fresh).onConflictDoNothing()
      const isThis = isOf(fresh.applicationId, fresh.reviewerId)
      const [row] = await db.select().from(table).where(isThis).for('update')
      if (!row) throw new Error('The score was just begun')
      return row
    },

    async update({ applicationId, reviewerId, ...change }: ReviewScore): Promise<void> {
      await db.update(table).set(change).where(isOf(applicationId, reviewerId))
    },

    /** Removes a draft; a final score stays. */
    async removeDraft(applicationId: string, reviewerId: string): Promise<void> {
      const isDraft = eq(table.isFinal, false)
      await db.delete(table).where(and(isOf(applicationId, reviewerId), isDraft))
    },
  }
}

export type ReviewQuestionStore = ReturnType<typeof createReviewQuestionStore>

export function createReviewQuestionStore(db: Database) {
  const questions = reviewQuestions
  return {
    /** Every question of a review, the oldest first. */
    async findAll(scholarshipId: string): Promise<ReviewQuestion[]> {
      return db
        .select()
        .from(questions)
        .where(eq(questions.scholarshipId, scholarshipId))
        .orderBy(asc(questions.askedAt), asc(questions.id))
    },

    async add(question: ReviewQuestion): Promise<void> {
      await db.insert(questions).values(question)
    },

    async lock(id: string): Promise<ReviewQuestion | null> {
      const isThis = eq(questions.id, id)
      const [row] = await db.select().from(questions).where(isThis).for('update')
      return row ?? null
    },

    async answer(
      id: string,
      change: Pick<ReviewQuestion, 'answer' | 'answeredBy' | 'answeredAt'>,
    ): Promise<void> {
      await db.update(questions).set(change).where(eq(questions.id, id))
    },
  }
}
