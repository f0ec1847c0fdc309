import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { organizationUniversities as o } from '../../db/tables.ts'

/** What identity publishes about an organization. */
type Told = Required<Omit<typeof o.$inferInsert, 'isDeserted'>>
export type NamedUniversity = { organizationId: string; universityId: string }

/** The read copy of which organization is which university, and which may publish. */
export function createOrganizationUniversityStore(db: Database) {
  return {
    /** Null if it is not a university, or identity has not published it yet. */
    async universityOf(organizationId: string): Promise<string | null> {
      const [row] = await db.select().from(o).where(eq(o.organizationId, organizationId))
      return row?.universityId ?? null
    },

    /** The organizations of these universities. */
    async organizationsOf(universityIds: readonly string[]): Promise<NamedUniversity[]> {
      if (universityIds.length === 0) return []
      const rows = await db
        .select()
        .from(o)
        .where(inArray(o.universityId, [...universityIds]))
      return rows.flatMap(({ organizationId, universityId }) =>
        universityId === null ? [] : [{ organizationId, universityId }],
      )
    },

    /**
     * Which of these may not publish now: not verified, or without members. Organizations that
     * identity has not published are not barred.
     */
    async barred(organizationIds: readonly string[]): Promise<ReadonlyMap<string, true>> {
      if (organizationIds.length === 0) return new Map()
      const isBarred = or(o.isDeserted, ne(o.verification, 'verified'))
      const rows = await db
        .select({ id: o.organizationId })
        .from(o)
        .where(and(inArray(o.organizationId, [...organizationIds]), isBarred))
      return new Map(rows.map(({ id }) => [id, true]))
    },

    /** The same for one organization, which is locked until the transaction ends. */
    async isBarredForNow(organizationId: string): Promise<boolean> {
      await db.select().from(o).where(eq(o.organizationId, organizationId)).for('share')
      return (await this.barred([organizationId])).size > 0
    },

    /**
     * Whether the organization has no members left or was declined, so that nobody there answers students; locked
     * until the transaction ends.
     */
    async isShutForNow(organizationId: string): Promise<boolean> {
      const [row] = await db
        .select()
        .from(o)
        .where(eq(o.organizationId, organizationId))
        .for('share')
      return row !== undefined && (row.isDeserted || row.verification === 'declined')
    },

    async markDeserted(organizationId: string): Promise<void> {
      await db
        .insert(o)
        .values({ organizationId, version: 0, isDeserted: true })
        .onConflictDoUpdate({ target: o.organizationId, set: { isDeserted: true } })
    },

    /** Stores the organization unless a later version is stored. @returns whether the given version is stored now */
    async upsertUnlessOlder(organization: Told): Promise<boolean> {
      const { organizationId: _id, ...set } = organization
      const rows = await db
        .insert(o)
        .values(organization)
        .onConflictDoUpdate({
          target: o.organizationId,
          set,
          setWhere: sql`${o.version} <= ${organization.version}`,
        })
        .returning({ version: o.version })
      return rows.length === 1
    },
  }
}
