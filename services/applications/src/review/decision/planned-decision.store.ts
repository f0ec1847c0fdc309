import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, eq, inArray, isNotNull, notInArray } from 'drizzle-orm'
import { plannedDecisions as table } from '../../db/review-tables.ts'
import { inReviewOf } from '../entry/in-review-of.sql.ts'
import type { PlannedDecision } from './planned-decision.ts'

export type PlannedDecisionStore = ReturnType<typeof createPlannedDecisionStore>

const isOf = (scholarshipId: string) => eq(table.scholarshipId, scholarshipId)

export function createPlannedDecisionStore(db: Database) {
  return {
    /**
     * All planned decisions of a review, in the order in which they were planned.
     * @param applicationId limits the result to one application
     */
    async findAll(
      scholarshipId: string,
      applicationId?: string,
    ): Promise<PlannedDecision[]> {
      return db
        .select()
        .from(table)
        .where(inReviewOf(table, scholarshipId, applicationId))
        .orderBy(asc(table.plannedAt), asc(table.applicationId))
    },

    /** Replaces what was planned for the application. */
    async save(decision: PlannedDecision): Promise<void> {
      const { applicationId: _, ...change } = decision
      await db
        .insert(table)
        .values(decision)
        .onConflictDoUpdate({ target: table.applicationId, set: change })
    },

    /** Removes decisions that are not applied yet, marked or not. @returns their applications */
    async undo(
      scholarshipId: string,
      applicationIds: readonly string[],
    ): Promise<string[]> {
      if (applicationIds.length === 0) return []
      const rows = await db
        .delete(table)
        .where(and(isOf(scholarshipId), inArray(table.applicationId, [...applicationIds])))
        .returning({ id: table.applicationId })
      return rows.map(({ id }) => id)
    },

    /** Marks all of a review's decisions for the job; returns how many. */
    async markAll(scholarshipId: string, applyBy: string, applyAt: Date): Promise<number> {
      const rows = await db
        .update(table)
        .set({ applyAt, applyBy, problem: null })
        .where(isOf(scholarshipId))
        .returning({ id: table.applicationId })
      return rows.length
    },

    /** The next marked decisions, locked until the transaction ends; skips those that another process has locked. */
    async lockMarked(
      limit: number,
      leftOut: readonly string[],
    ): Promise<PlannedDecision[]> {
      return db
        .select()
        .from(table)
        .where(and(isNotNull(table.applyAt), notInArray(table.applicationId, [...leftOut])))
        .orderBy(asc(table.applyAt), asc(table.applicationId))
        .limit(limit)
        .for('update', { skipLocked: true })
    },

    async remove(applicationId: string): Promise<void> {
      await db.delete(table).where(eq(table.applicationId, applicationId))
    },

    /** Leaves the decision planned, with the reason why it could not be applied. */
    async leaveOut(applicationId: string, problem: string): Promise<void> {
      await db
        .update(table)
        .set({ problem, applyAt: null, applyBy: null })
        .where(eq(table.applicationId, applicationId))
    },
  }
}
