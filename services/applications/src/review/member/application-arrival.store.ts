import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, eq, inArray, lte, notInArray } from 'drizzle-orm'
import { scholarshipApplications as applications } from '../../db/application-tables.ts'
import { applicationArrivals as table } from '../../db/review-tables.ts'

/** Somebody who is to be told of a new application. */
export type ApplicationArrival = { applicationId: string; userId: string; tellAt: Date }

/** One notice that is due: what came to one scholarship, for one person. */
export type ArrivalsDue = { userId: string; scholarshipId: string; ownerId: string }

export type ApplicationArrivalStore = ReturnType<typeof createApplicationArrivalStore>

/** Whom to tell of new applications. */
export function createApplicationArrivalStore(db: Database) {
  return {
    /** Existing rows stay. */
    async addAll(arrivals: readonly ApplicationArrival[]): Promise<void> {
      if (arrivals.length === 0) return
      await db
        .insert(table)
        .values([...arrivals])
        .onConflictDoNothing()
    },

    /** Who is due to be told of which scholarship. */
    async findDue(now: Date, limit: number): Promise<ArrivalsDue[]> {
      return db
        .selectDistinct({
          userId: table.userId,
          scholarshipId: applications.scholarshipId,
          ownerId: applications.ownerId,
        })
        .from(table)
        .innerJoin(applications, eq(applications.id, table.applicationId))
        .where(lte(table.tellAt, now))
        .orderBy(asc(table.userId), asc(applications.scholarshipId))
        .limit(limit)
    },

    /** Removes and returns the due arrivals, by id; each is returned only once, even to concurrent callers. */
    async take(
      { userId, scholarshipId, ownerId }: ArrivalsDue,
      now: Date,
    ): Promise<ApplicationArrival[]> {
      const { id } = applications
      const theirs = db
        .select({ id })
        .from(applications)
        .innerJoin(table, eq(table.applicationId, id))
        .where(
          and(
            eq(table.userId, userId),
            eq(applications.scholarshipId, scholarshipId),
            eq(applications.ownerId, ownerId),
          ),
        )
      const isDue = and(eq(table.userId, userId), lte(table.tellAt, now))
      const rows = await db
        .delete(table)
        .where(and(isDue, inArray(table.applicationId, theirs)))
        .returning()
      return rows.toSorted((one, other) =>
        one.applicationId < other.applicationId ? -1 : 1,
      )
    },

    /** How many of these applications have not been withdrawn since. */
    async countStanding(applicationIds: readonly string[]): Promise<number> {
      const isOne = inArray(applications.id, [...applicationIds])
      const isBack = ['draft', 'withdrawn'] as const
      return db.$count(
        applications,
        and(isOne, notInArray(applications.state, [...isBack])),
      )
    },
  }
}
