import { eq, sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { organizationUniversities as o } from '../../db/tables.ts'

/** The read copy of which organization is which university. */
export function createOrganizationUniversityStore(db: Database) {
  return {
    /** Null for who is none, or whom identity has not told of. */
    async universityOf(organizationId: string): Promise<string | null> {
      const [row] = await db.select().from(o).where(eq(o.organizationId, organizationId))
      return row?.universityId ?? null
    },

    /** Keeps what it says unless the same or a later version is there. */
    async upsertIfNewer(
      organizationId: string,
      version: number,
      universityId: string | null,
    ): Promise<void> {
      await db
        .insert(o)
        .values({ organizationId, version, universityId })
        .onConflictDoUpdate({
          target: o.organizationId,
          set: { version, universityId },
          setWhere: sql`${o.version} < ${version}`,
        })
    },
  }
}
