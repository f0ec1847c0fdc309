import { keyset } from '@landfall/kit/database/keyset'
import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, count, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm'
import { organizations } from '../../db/organization-tables.ts'
import type { Organization, Verification } from './organization.ts'

/** A place in the queue of verification: oldest request first. */
export type QueuePosition = { requestedAt: Date; id: string }

export function createOrganizationStore(db: Database) {
  const table = organizations
  const oldest = keyset({ requestedAt: table.requestedAt, id: table.id }, 'asc')
  const { updatedAt: _, membersVersion: __, ...columns } = getTableColumns(table)

  return {
    async insert(organization: Organization): Promise<void> {
      await db.insert(table).values({ ...organization, updatedAt: organization.createdAt })
    },

    async find(id: string): Promise<Organization | null> {
      const [row] = await db.select(columns).from(table).where(eq(table.id, id))
      return row ?? null
    },

    /** As `find`, but keeps the row locked until the transaction ends. */
    async lock(id: string): Promise<Organization | null> {
      const [row] = await db
        .select(columns)
        .from(table)
        .where(eq(table.id, id))
        .for('update')
      return row ?? null
    },

    /** The version of its members, after a change of them if one was made. */
    async membersVersion(id: string, o: { isChanged: boolean }): Promise<number> {
      const isThis = eq(table.id, id)
      const column = { version: table.membersVersion }
      const [row] = o.isChanged
        ? await db
            .update(table)
            .set({ membersVersion: sql`${table.membersVersion} + 1` })
            .where(isThis)
            .returning(column)
        : await db.select(column).from(table).where(isThis)
      if (!row) throw new Error(`No organization ${id}`)
      return row.version
    },

    async findMany(ids: readonly string[]): Promise<Organization[]> {
      return db
        .select(columns)
        .from(table)
        .where(inArray(table.id, [...ids]))
    },

    async update(organization: Organization, now: Date): Promise<void> {
      await db
        .update(table)
        .set({ ...organization, updatedAt: now })
        .where(eq(table.id, organization.id))
    },

    /** Stores what catalog published about its university. */
    async keepUniversity(
      id: string,
      { website, version }: { website: string | null; version: number },
    ): Promise<void> {
      await db
        .update(table)
        .set({ universityWebsite: website, universityVersion: version })
        .where(eq(table.id, id))
    },

    /** One page of the queue; asks for `limit` rows after the position. */
    async queue(
      verification: Verification,
      after: QueuePosition | null,
      limit: number,
    ): Promise<Organization[]> {
      return db
        .select(columns)
        .from(table)
        .where(and(eq(table.verification, verification), oldest.behind(after)))
        .orderBy(...oldest.orderBy)
        .limit(limit)
    },

    async countByVerification(verification: Verification): Promise<number> {
      const [row] = await db
        .select({ total: count() })
        .from(table)
        .where(eq(table.verification, verification))
      return row?.total ?? 0
    },

    /** Organizations in the order of their ids, after one; for going through all of them. */
    async listAfter(id: string | null, limit: number): Promise<Organization[]> {
      return db
        .select(columns)
        .from(table)
        .where(id ? gt(table.id, id) : undefined)
        .orderBy(asc(table.id))
        .limit(limit)
    },
  }
}
