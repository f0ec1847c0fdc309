import { keyset } from '@landfall/kit/database/keyset'
import type { Database } from '@landfall/kit/database/postgres'
import { holdName } from '@landfall/kit/transaction/hold-name'
import { and, asc, count, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { essayReviews } from '../../db/essay-tables.ts'
import { resultIdsOf } from './essay-result-id.ts'
import type { EssayLabels, EssayReview, EssayType } from './essay.ts'

/** A position in a student's list: newest first; the id breaks ties. */
export type ReviewPosition = { submittedAt: Date; id: string }

/** The documents that an essay leaves when it is deleted. */
export type EssayDocumentIds = { textIds: string[]; resultIds: string[] }

export type EssayReviewStore = ReturnType<typeof createEssayReviewStore>

/** The state of essay reviews. Queries on behalf of students always filter by the student too. */
export function createEssayReviewStore(db: Database) {
  const table = essayReviews
  const unfinished = inArray(table.status, ['pending', 'in_review'])
  const newest = keyset({ submittedAt: table.submittedAt, id: table.id }, 'desc')
  const own = (studentId: string, ...conditions: (SQL | undefined)[]) =>
    and(eq(table.studentId, studentId), ...conditions)
  /** The last version of each essay represents it. */
  const listed = (studentId: string, essayType: EssayType | null) =>
    own(
      studentId,
      essayType === null ? undefined : eq(table.essayType, essayType),
      sql`not exists (select 1 from essay_reviews as later
        where later.essay_id = ${table.essayId} and later.version > ${table.version})`,
    )

  return {
    /** Holds back other changes of the essay, or other essays of the student, until the commit. */
    async lock(id: string): Promise<void> {
      await holdName(db, id)
    },

    async insert(review: EssayReview): Promise<void> {
      await db.insert(table).values(review)
    },

    async find(studentId: string, id: string): Promise<EssayReview | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(own(studentId, eq(table.id, id)))
      return row ?? null
    },

    /** Finds a review whoever it belongs to, for its worker. */
    async findAny(id: string): Promise<EssayReview | null> {
      const [row] = await db.select().from(table).where(eq(table.id, id))
      return row ?? null
    },

    /** All versions of one essay, oldest first. */
    async versions(studentId: string, essayId: string): Promise<EssayReview[]> {
      return db
        .select()
        .from(table)
        .where(own(studentId, eq(table.essayId, essayId)))
        .orderBy(asc(table.version))
    },

    async newestVersion(studentId: string, essayId: string): Promise<EssayReview | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(own(studentId, eq(table.essayId, essayId)))
        .orderBy(desc(table.version))
        .limit(1)
      return row ?? null
    },

    /** One page, newest first: up to `limit` rows after the position. */
    async page(query: {
      studentId: string
      essayType: EssayType | null
      after: ReviewPosition | null
      limit: number
    }): Promise<EssayReview[]> {
      const { studentId, essayType, after, limit } = query
      return db
        .select()
        .from(table)
        .where(and(listed(studentId, essayType), newest.behind(after)))
        .orderBy(...newest.orderBy)
        .limit(limit)
    },

    async count(studentId: string, essayType: EssayType | null): Promise<number> {
      const [row] = await db
        .select({ total: count() })
        .from(table)
        .where(listed(studentId, essayType))
      return row?.total ?? 0
    },

    /** How long the newest completed reviews took, whoever they belong to, in milliseconds. */
    async newestDurations(limit: number): Promise<number[]> {
      const rows = await db
        .select({ submittedAt: table.submittedAt, finishedAt: table.finishedAt })
        .from(table)
        .where(eq(table.status, 'completed'))
        .orderBy(desc(table.submittedAt))
        .limit(limit)
      return rows.flatMap(({ submittedAt, finishedAt }) =>
        finishedAt === null ? [] : finishedAt.getTime() - submittedAt.getTime(),
      )
    },

    /** Changes the labels of one version. */
    async relabel(id: string, labels: EssayLabels): Promise<void> {
      await db.update(table).set(labels).where(eq(table.id, id))
    },

    /** Hands a failed review in again. */
    async putBack(id: string, now: Date): Promise<void> {
      const again = {
        status: 'pending',
        failure: null,
        finishedAt: null,
        submittedAt: now,
      } as const
      await db
        .update(table)
        .set(again)
        .where(and(eq(table.id, id), eq(table.status, 'failed')))
    },

    /** Marks a review as under way and returns it; null when it is missing or over. */
    async takeUp(id: string): Promise<EssayReview | null> {
      const [row] = await db
        .update(table)
        .set({ status: 'in_review' })
        .where(and(eq(table.id, id), unfinished))
        .returning()
      return row ?? null
    },

    /** Returns false when the review had ended before, or is gone. */
    async finish(
      id: string,
      end: { resultId: string; aiScore: number; finishedAt: Date },
    ): Promise<boolean> {
      const rows = await db
        .update(table)
        .set({ ...end, status: 'completed' })
        .where(and(eq(table.id, id), unfinished))
        .returning({ id: table.id })
      return rows.length > 0
    },

    /** Ends a review without a result; returns false when it had ended before. */
    async fail(id: string, failure: string, now: Date): Promise<boolean> {
      const rows = await db
        .update(table)
        .set({ status: 'failed', failure, finishedAt: now })
        .where(and(eq(table.id, id), unfinished))
        .returning({ id: table.id })
      return rows.length > 0
    },

    /** Ids of reviews that were handed in before the instant and have not ended. */
    async findLost(submittedBefore: Date): Promise<string[]> {
      const rows = await db
        .select({ id: table.id })
        .from(table)
        .where(and(unfinished, lt(table.submittedAt, submittedBefore)))
        .limit(1_000)
      return rows.map(({ id }) => id)
    },

    /** Removes every version of one essay; returns the ids of its documents. */
    async remove(studentId: string, essayId: string): Promise<EssayDocumentIds> {
      const rows = await db
        .delete(table)
        .where(own(studentId, eq(table.essayId, essayId)))
        .returning()
      return {
        textIds: rows.map(({ textId }) => textId),
        resultIds: rows.flatMap(resultIdsOf),
      }
    },
  }
}
