import { isDeepStrictEqual } from 'node:util'
import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import {
  applicationFigures,
  fundFigures,
  metricsVersions,
} from '../../db/metrics-tables.ts'
import type { ApplicationFigures, FundFigures } from './application-figures.ts'

export type ProjectionStore = ReturnType<typeof createProjectionStore>
export type OrganizationVersion = { organizationId: string; version: number }

const excluded = (name: string) => sql.raw(`excluded.${name}`)

/** The version of rows that have not come again yet: any version that comes is newer. */
const NOT_RECEIVED = -1

/** Figures from applications' events; the newest version of each record wins, in whatever order they come. */
export function createProjectionStore(db: Database) {
  return {
    /** @returns whose figures changed, one organization per record */
    async keepApplications(rows: readonly ApplicationFigures[]): Promise<string[]> {
      if (rows.length === 0) return []
      const ids = rows.map(({ applicationId }) => applicationId)
      const before = await db
        .select()
        .from(applicationFigures)
        .where(inArray(applicationFigures.applicationId, ids))
        .orderBy(asc(applicationFigures.applicationId))
        .for('update')
      const kept = await db
        .insert(applicationFigures)
        .values(rows.toSorted((a, b) => (a.applicationId < b.applicationId ? -1 : 1)))
        .onConflictDoUpdate({
          target: applicationFigures.applicationId,
          set: {
            scholarshipId: excluded('scholarship_id'),
            ownerId: excluded('owner_id'),
            version: excluded('version'),
            state: excluded('state'),
            reached: excluded('reached'),
            submittedAt: excluded('submitted_at'),
            decidedAt: excluded('decided_at'),
            country: excluded('country'),
            field: excluded('field'),
            score: excluded('score'),
          },
          setWhere: lt(applicationFigures.version, excluded('version')),
        })
        .returning()
      const known = new Map(before.map((row) => [row.applicationId, row]))
      return kept.flatMap((row) => ownersOfChange(known.get(row.applicationId), row))
    },

    /** @returns whose figures changed */
    async keepFund(row: FundFigures): Promise<string[]> {
      const { fundId, ...change } = row
      const [before] = await db
        .select()
        .from(fundFigures)
        .where(eq(fundFigures.fundId, fundId))
        .for('update')
      const [kept] = await db
        .insert(fundFigures)
        .values(row)
        .onConflictDoUpdate({
          target: fundFigures.fundId,
          set: change,
          setWhere: lt(fundFigures.version, row.version),
        })
        .returning()
      return kept ? ownersOfChange(before, kept) : []
    },

    /** Counts one change per mention of an organization. @returns their new versions */
    async countChanges(organizationIds: readonly string[]): Promise<OrganizationVersion[]> {
      const counts = Map.groupBy(organizationIds, (id) => id)
      const rows = [...counts].map(([organizationId, of]) => ({
        organizationId,
        version: of.length,
      }))
      if (rows.length === 0) return []
      return db
        .insert(metricsVersions)
        .values(rows.toSorted((a, b) => (a.organizationId < b.organizationId ? -1 : 1)))
        .onConflictDoUpdate({
          target: metricsVersions.organizationId,
          set: { version: sql`${metricsVersions.version} + excluded.version` },
        })
        .returning()
    },

    /** Lets the next event replace each row; the rows are shown until then. */
    async awaitAll(): Promise<void> {
      await db.update(applicationFigures).set({ version: NOT_RECEIVED })
      await db.update(fundFigures).set({ version: NOT_RECEIVED })
    },

    /** How many have come: applications submitted by then, and funds. */
    async countReceived(by: Date): Promise<{ applications: number; funds: number }> {
      const applications = await db.$count(
        applicationFigures,
        and(
          gt(applicationFigures.version, NOT_RECEIVED),
          lte(applicationFigures.submittedAt, by),
        ),
      )
      const funds = await db.$count(fundFigures, gt(fundFigures.version, NOT_RECEIVED))
      return { applications, funds }
    },

    /** Deletes the rows that did not come again. @returns whose they were, one organization per record */
    async dropMissing(): Promise<string[]> {
      const dropped = [
        ...(await db
          .delete(applicationFigures)
          .where(eq(applicationFigures.version, NOT_RECEIVED))
          .returning({ ownerId: applicationFigures.ownerId })),
        ...(await db
          .delete(fundFigures)
          .where(eq(fundFigures.version, NOT_RECEIVED))
          .returning({ ownerId: fundFigures.ownerId })),
      ]
      return dropped.map(({ ownerId }) => ownerId)
    },

    async versionOf(organizationId: string): Promise<number> {
      const [row] = await db
        .select()
        .from(metricsVersions)
        .where(inArray(metricsVersions.organizationId, [organizationId]))
      return row?.version ?? 0
    },

    /** An organization's funds, in the order in which they were made. */
    async fundsOf(organizationId: string): Promise<FundFigures[]> {
      return db
        .select()
        .from(fundFigures)
        .where(inArray(fundFigures.ownerId, [organizationId]))
        .orderBy(asc(fundFigures.fundId))
    },
  }
}

type Figures = ApplicationFigures | FundFigures

/** Whose figures a record's new content changes: nobody's if only its version changed. */
function ownersOfChange(before: Figures | undefined, after: Figures): string[] {
  if (before === undefined) return [after.ownerId]
  const isSame = isDeepStrictEqual({ ...before, version: 0 }, { ...after, version: 0 })
  return isSame ? [] : [...new Set([before.ownerId, after.ownerId])]
}
