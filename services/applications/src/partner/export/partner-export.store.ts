import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, desc, eq, gt, inArray, lt, lte } from 'drizzle-orm'
import {
  partnerExportParts as parts,
  partnerExports as table,
} from '../../db/partner-export-tables.ts'
import type { PartnerExport, PartnerExportPart } from './partner-export.ts'

export type PartnerExportStore = ReturnType<typeof createPartnerExportStore>

const isOf = (organizationId: string) => eq(table.organizationId, organizationId)
const isRunning = eq(table.state, 'running')

export function createPartnerExportStore(db: Database) {
  return {
    /** @returns false while another file of the organization is being made */
    async add(one: PartnerExport): Promise<boolean> {
      const added = await db.insert(table).values(one).onConflictDoNothing().returning()
      return added.length === 1
    },

    async find(id: string): Promise<PartnerExport | null> {
      const [row] = await db.select().from(table).where(eq(table.id, id))
      return row ?? null
    },

    /** Locked until the transaction ends. */
    async lock(id: string): Promise<PartnerExport | null> {
      const [row] = await db.select().from(table).where(eq(table.id, id)).for('update')
      return row ?? null
    },

    async findRunning(organizationId: string): Promise<PartnerExport | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(isOf(organizationId), isRunning))
      return row ?? null
    },

    /** Files that were started after `time`, newest first. */
    findSince: (organizationId: string, time: Date): Promise<PartnerExport[]> =>
      db
        .select()
        .from(table)
        .where(and(isOf(organizationId), gt(table.startedAt, time)))
        .orderBy(desc(table.startedAt), desc(table.id)),

    async update({ id, ...fields }: PartnerExport): Promise<void> {
      await db.update(table).set(fields).where(eq(table.id, id))
    },

    async addPart(part: PartnerExportPart): Promise<void> {
      await db.insert(parts).values(part)
    },

    /** In file order. */
    partsOf: (exportId: string): Promise<PartnerExportPart[]> =>
      db
        .select()
        .from(parts)
        .where(eq(parts.exportId, exportId))
        .orderBy(asc(parts.number)),

    /** Which of these objects are parts of a file; the others belong to nobody here. */
    async findKeptParts(objectIds: readonly string[]): Promise<Set<string>> {
      const rows = await db
        .select({ objectId: parts.objectId })
        .from(parts)
        .where(inArray(parts.objectId, [...objectIds]))
      return new Set(rows.map(({ objectId }) => objectId))
    },

    /** Removes files with the rows of their parts; the sweep of documents removes the content. */
    async removeStartedBefore(time: Date): Promise<void> {
      await db.delete(table).where(lte(table.startedAt, time))
    },

    findRunningSince: (time: Date): Promise<PartnerExport[]> =>
      db
        .select()
        .from(table)
        .where(and(isRunning, lt(table.changedAt, time))),

    /** Removes every file of these organizations that contains applicants, complete or not. */
    async removeApplicants(
      organizationIds: readonly string[],
      changedAt: Date,
    ): Promise<void> {
      if (organizationIds.length === 0) return
      const haveApplicants = and(
        inArray(table.organizationId, [...organizationIds]),
        eq(table.hasApplicants, true),
      )
      await db
        .update(table)
        .set({ state: 'removed', changedAt })
        .where(and(haveApplicants, inArray(table.state, ['running', 'completed'])))
      // Failed files too: nobody can download them, but their parts are still stored.
      const ids = db.select({ id: table.id }).from(table).where(haveApplicants)
      await db.delete(parts).where(inArray(parts.exportId, ids))
    },
  }
}
