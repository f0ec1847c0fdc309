import type { Database } from '@landfall/kit/database/postgres'
import { asc, inArray, lt, sql } from 'drizzle-orm'
import {
  applicationFigures,
  fundFigures,
  metricsVersions,
} from '../../db/metrics-tables.ts'
import type { ApplicationFigures, FundFigures } from './application-figures.ts'

export type ProjectionStore = ReturnType<typeof createProjectionStore>
export type ToldVersion = { organizationId: string; version: number }

const excluded = (name: string) => sql.raw(`excluded.${name}`)

/** What applications' events told; the newest version of each record stays, in whatever order they come. */
export function createProjectionStore(db: Database) {
  return {
    /** @returns the owners of what was newer than what was there, one for each record */
    async keepApplications(rows: readonly ApplicationFigures[]): Promise<string[]> {
      if (rows.length === 0) return []
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
        .returning({ ownerId: applicationFigures.ownerId })
      return kept.map(({ ownerId }) => ownerId)
    },

    /** @returns its owner, when it was newer than what was there */
    async keepFund(row: FundFigures): Promise<string[]> {
      const { fundId: _fundId, ...change } = row
      const kept = await db
        .insert(fundFigures)
        .values(row)
        .onConflictDoUpdate({
          target: fundFigures.fundId,
          set: change,
          setWhere: lt(fundFigures.version, row.version),
        })
        .returning({ ownerId: fundFigures.ownerId })
      return kept.map(({ ownerId }) => ownerId)
    },

    /** Counts one change for each time that an organization is named. @returns the versions that they have now */
    async countChanges(organizationIds: readonly string[]): Promise<ToldVersion[]> {
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

    /** Forgets all that was told; versions of organizations go on. */
    async clear(): Promise<void> {
      await db.delete(applicationFigures)
      await db.delete(fundFigures)
    },

    async versionOf(organizationId: string): Promise<number> {
      const [row] = await db
        .select()
        .from(metricsVersions)
        .where(inArray(metricsVersions.organizationId, [organizationId]))
      return row?.version ?? 0
    },

    /** An organization's funds, in the order of their making. */
    async fundsOf(organizationId: string): Promise<FundFigures[]> {
      return db
        .select()
        .from(fundFigures)
        .where(inArray(fundFigures.ownerId, [organizationId]))
        .orderBy(asc(fundFigures.fundId))
    },
  }
}
