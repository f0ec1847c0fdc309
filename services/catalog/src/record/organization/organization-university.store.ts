import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { organizationUniversities as o } from '../../db/tables.ts'

export type NamedUniversity = { organizationId: string; universityId: string }

/** The read copy of which organization is which university. */
export function createOrganizationUniversityStore(db: Database) {
  return {
    /** Null for who is none, or whom identity has not told of. */
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

    /** Keeps what it says unless a later version is there. @returns whether it is what is there now */
    async upsertUnlessOlder(
      organizationId: string,
      version: number,
      universityId: string | null,
    ): Promise<boolean> {
      const rows = await db
        .insert(o)
        .values({ organizationId, version, universityId })
        .onConflictDoUpdate({
          target: o.organizationId,
          set: { version, universityId },
          setWhere: sql`${o.version} <= ${version}`,
        })
        .returning({ version: o.version })
      return rows.length === 1
    },
  }
}
