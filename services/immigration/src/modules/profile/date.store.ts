import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, eq, lte, notInArray, sql } from 'drizzle-orm'
import { immigrationDatePlans, immigrationDates } from '../../db/tables.ts'
import type { ImmigrationDate } from './immigration-date.ts'

export type DateStore = ReturnType<typeof createDateStore>

/** The days that students are reminded of: ids and days, and nothing that says what they are for. */
export function createDateStore(db: Database) {
  const table = immigrationDates
  return {
    async findAll(studentId: string): Promise<ImmigrationDate[]> {
      return db
        .select()
        .from(table)
        .where(eq(table.studentId, studentId))
        .orderBy(asc(table.day), asc(table.id))
    },

    /** Replaces all of the student's dates. */
    async replace(studentId: string, dates: readonly ImmigrationDate[]): Promise<void> {
      await db.delete(table).where(eq(table.studentId, studentId))
      if (dates.length > 0) await db.insert(table).values([...dates])
    },

    /** The next version number: how often the student's dates have been published. */
    async nextVersion(studentId: string): Promise<number> {
      const plans = immigrationDatePlans
      const [row] = await db
        .insert(plans)
        .values({ studentId, version: 1 })
        .onConflictDoUpdate({
          target: plans.studentId,
          set: { version: sql`${plans.version} + 1` },
        })
        .returning({ version: plans.version })
      return row?.version ?? 1
    },

    /** Removes the version of a student who has no dates and never will again. */
    async forgetVersions(studentId: string): Promise<void> {
      await db
        .delete(immigrationDatePlans)
        .where(eq(immigrationDatePlans.studentId, studentId))
    },

    /** Dates whose morning has come, locked for this transaction. */
    async claimDue(
      now: Date,
      limit: number,
      leftOut: readonly string[],
    ): Promise<ImmigrationDate[]> {
      return db
        .select()
        .from(table)
        .where(and(lte(table.remindAt, now), notInArray(table.id, [...leftOut])))
        .orderBy(asc(table.remindAt))
        .limit(limit)
        .for('update', { skipLocked: true })
    },

    async setReminder(id: string, remindAt: Date | null): Promise<void> {
      await db.update(table).set({ remindAt }).where(eq(table.id, id))
    },
  }
}
