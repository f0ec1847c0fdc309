import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'
import { reviews as table } from '../../db/review-tables.ts'
import type { Review } from './review.ts'

/** The day that an owner promised, and when they were reminded of it. */
export type PromisedDecision = { day: string | null; remindedAt: Date | null }

export type ReviewStore = ReturnType<typeof createReviewStore>

const isOf = (scholarshipId: string) => eq(table.scholarshipId, scholarshipId)

export function createReviewStore(db: Database) {
  return {
    async find(scholarshipId: string): Promise<Review | null> {
      const [row] = await db.select().from(table).where(isOf(scholarshipId))
      return row ?? null
    },

    /** As `find`; nobody changes it until the transaction ends, while others may hold it so too. */
    async hold(scholarshipId: string): Promise<Review | null> {
      const [row] = await db.select().from(table).where(isOf(scholarshipId)).for('share')
      return row ?? null
    },

    /** The days that are promised, by scholarship. */
    async findPromises(
      scholarshipIds: readonly string[],
    ): Promise<Map<string, PromisedDecision>> {
      const rows = await db
        .select({
          id: table.scholarshipId,
          day: table.decisionPromisedOn,
          remindedOf: table.remindedOf,
          remindedAt: table.remindedAt,
        })
        .from(table)
        .where(inArray(table.scholarshipId, [...scholarshipIds]))
      return new Map(
        rows.map(({ id, day, remindedOf, remindedAt }) => [
          id,
          { day, remindedAt: remindedOf === day ? remindedAt : null },
        ]),
      )
    },

    /** The review, begun if it was not, and locked until the transaction ends. */
    async lockOrBegin(fresh: Review): Promise<Review> {
      await db.insert(table).values(fresh).onConflictDoNothing()
      const isThis = isOf(fresh.scholarshipId)
      const [row] = await db.select().from(table).where(isThis).for('update')
      if (!row) throw new Error('The review was just begun')
      return row
    },

    async update({ scholarshipId, ...change }: Review): Promise<void> {
      await db.update(table).set(change).where(isOf(scholarshipId))
    },

    /** Notes the first decision that was applied, and nothing else: others may be changing the review. */
    async markApplied(scholarshipId: string, appliedAt: Date): Promise<void> {
      await db
        .update(table)
        .set({ appliedAt })
        .where(and(isOf(scholarshipId), isNull(table.appliedAt)))
    },

    /** Those whose promised day has passed and whose owners were not reminded of it; locked. */
    async lockOverdue(today: string, limit: number): Promise<Review[]> {
      return db
        .select()
        .from(table)
        .where(
          and(
            isNotNull(table.decisionPromisedOn),
            lt(table.decisionPromisedOn, today),
            ne(table.stage, 'done'),
            or(isNull(table.remindedOf), ne(table.remindedOf, table.decisionPromisedOn)),
          ),
        )
        .orderBy(asc(table.decisionPromisedOn))
        .limit(limit)
        .for('update', { skipLocked: true })
    },
  }
}
