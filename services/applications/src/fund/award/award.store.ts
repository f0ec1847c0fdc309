import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, eq, inArray, isNotNull, isNull, lte, notInArray } from 'drizzle-orm'
import { scholarshipApplications } from '../../db/application-tables.ts'
import { awardInstalments, awardOffers, awardReports } from '../../db/fund-tables.ts'
import type { Instalment, Report } from './award.ts'

export type AwardStore = ReturnType<typeof createAwardStore>

/** What follows an accepted award: instalments and reports. */
export function createAwardStore(db: Database) {
  return {
    /** The instalments of several awards, by offer, in the order of their days. */
    async findInstalments(offerIds: readonly string[]): Promise<Map<string, Instalment[]>> {
      const rows = await db
        .select()
        .from(awardInstalments)
        .where(inArray(awardInstalments.offerId, [...offerIds]))
        .orderBy(asc(awardInstalments.dueOn), asc(awardInstalments.id))
      return Map.groupBy(rows, ({ offerId }) => offerId)
    },

    async findInstalment(id: string): Promise<Instalment | null> {
      const isIt = eq(awardInstalments.id, id)
      const [row] = await db.select().from(awardInstalments).where(isIt)
      return row ?? null
    },

    /** Replaces the instalments that are not paid yet with a new plan. */
    async replaceUnpaid(offerId: string, plan: readonly Instalment[]): Promise<void> {
      const isOpen = and(
        eq(awardInstalments.offerId, offerId),
        isNull(awardInstalments.paidOn),
      )
      await db.delete(awardInstalments).where(isOpen)
      if (plan.length > 0) await db.insert(awardInstalments).values([...plan])
    },

    async updateInstalment({ id, ...change }: Instalment): Promise<void> {
      await db.update(awardInstalments).set(change).where(eq(awardInstalments.id, id))
    },

    /** The reports of several awards, by offer, in the order of their days. */
    async findReports(offerIds: readonly string[]): Promise<Map<string, Report[]>> {
      const rows = await db
        .select()
        .from(awardReports)
        .where(inArray(awardReports.offerId, [...offerIds]))
        .orderBy(asc(awardReports.dueOn), asc(awardReports.id))
      return Map.groupBy(rows, ({ offerId }) => offerId)
    },

    async findReport(id: string): Promise<Report | null> {
      const [row] = await db.select().from(awardReports).where(eq(awardReports.id, id))
      return row ?? null
    },

    /** Replaces the reports that are not written yet with those now requested. */
    async replaceUnwritten(offerId: string, reports: readonly Report[]): Promise<void> {
      const isOpen = and(eq(awardReports.offerId, offerId), isNull(awardReports.writtenAt))
      await db.delete(awardReports).where(isOpen)
      if (reports.length > 0) await db.insert(awardReports).values([...reports])
    },

    async updateReport({ id, ...change }: Report): Promise<void> {
      await db.update(awardReports).set(change).where(eq(awardReports.id, id))
    },

    /** Reports that a student is to be reminded of, locked. */
    async lockReminded(studentId: string): Promise<Report[]> {
      const theirs = db
        .select({ id: awardOffers.id })
        .from(scholarshipApplications)
        .innerJoin(awardOffers, eq(awardOffers.applicationId, scholarshipApplications.id))
        .where(eq(scholarshipApplications.studentId, studentId))
      return db
        .select()
        .from(awardReports)
        .where(and(inArray(awardReports.offerId, theirs), isNotNull(awardReports.remindAt)))
        .orderBy(asc(awardReports.id))
        .for('update')
    },

    /** Reports whose students are to be reminded, locked; skips those that another process has locked. */
    async claimReportsToRemind(
      now: Date,
      limit: number,
      leftOut: readonly string[],
    ): Promise<Report[]> {
      return db
        .select()
        .from(awardReports)
        .where(
          and(lte(awardReports.remindAt, now), notInArray(awardReports.id, [...leftOut])),
        )
        .orderBy(asc(awardReports.remindAt))
        .limit(limit)
        .for('update', { skipLocked: true })
    },
  }
}
