import type { Database } from '@landfall/kit/database/postgres'
import {
  and,
  asc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import { scholarshipApplications as applications } from '../../db/application-tables.ts'
import { reviews as table } from '../../db/review-tables.ts'
import { scholarshipCopies as copies } from '../../db/tables.ts'
import type { Review } from './review.ts'

/** The day that an owner promised a decision by, and when they were reminded of it. */
export type PromisedDecision = { day: string | null; remindedAt: Date | null }

export type ReviewStore = ReturnType<typeof createReviewStore>

const isOf = (scholarshipId: string) => eq(table.scholarshipId, scholarshipId)

export function createReviewStore(db: Database) {
  return {
    async find(scholarshipId: string): Promise<Review | null> {
      const [row] = await db.select().from(table).where(isOf(scholarshipId))
      return row ?? null
    },

    /** As `find`, with a shared lock until the transaction ends. */
    async hold(scholarshipId: string): Promise<Review | null> {
      const [row] = await db.select().from(table).where(isOf(scholarshipId)).for('share')
      return row ?? null
    },

    /**
     * The scholarships whose applications these organizations judge: those that take applications here, or did. Those
     * with applications come first, then those without, then those whose review is done; each by title.
     */
    async scholarshipsOf(organizationIds: readonly string[]): Promise<string[]> {
      const submitted = exists(
        db
          .select({ id: applications.id })
          .from(applications)
          .where(
            and(
              eq(applications.ownerId, copies.ownerId),
              isNotNull(applications.submittedAt),
              ne(applications.state, 'draft'),
              or(
                eq(applications.scholarshipId, copies.scholarshipId),
                sql`${applications.movedFrom} @> array[${copies.scholarshipId}]`,
              ),
            ),
          ),
      )
      const isOpen = inArray(copies.status, ['published', 'closed'])
      const place = sql`case when ${table.stage} = 'done' then 2 when ${submitted} then 0 else 1 end`
      const rows = await db
        .select({ id: copies.scholarshipId })
        .from(copies)
        .leftJoin(table, eq(table.scholarshipId, copies.scholarshipId))
        .where(
          and(
            inArray(copies.ownerId, [...organizationIds]),
            or(and(isOpen, copies.isAppliedHere), submitted),
          ),
        )
        .orderBy(asc(place), asc(copies.title), asc(copies.scholarshipId))
      return rows.map(({ id }) => id)
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

    /** The review, inserted if there is none, and locked until the transaction ends. */
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

    /** Records when the first decision was applied, and touches nothing else: others may be changing the review. */
    async markApplied(scholarshipId: string, appliedAt: Date): Promise<void> {
      await db
        .update(table)
        .set({ appliedAt })
        .where(and(isOf(scholarshipId), isNull(table.appliedAt)))
    },

    /** Reviews whose promised day has passed and whose owners were not reminded of it, locked. */
    async lockOverdue(
      today: string,
      limit: number,
      leftOut: readonly string[],
    ): Promise<Review[]> {
      return db
        .select()
        .from(table)
        .where(
          and(
            isNotNull(table.decisionPromisedOn),
            lt(table.decisionPromisedOn, today),
            or(isNull(table.remindedOf), ne(table.remindedOf, table.decisionPromisedOn)),
            notInArray(table.scholarshipId, [...leftOut]),
          ),
        )
        .orderBy(asc(table.decisionPromisedOn))
        .limit(limit)
        .for('update', { skipLocked: true })
    },
  }
}
