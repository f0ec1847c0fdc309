import type { Database } from '@landfall/kit/database/postgres'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { scholarshipTitles as table } from '../../db/metrics-tables.ts'

export type ScholarshipTitle = typeof table.$inferInsert
export type TitleStore = ReturnType<typeof createTitleStore>

/** Titles of organizations' scholarships, as catalog last published them. */
export function createTitleStore(db: Database) {
  return {
    async keep(rows: readonly ScholarshipTitle[]): Promise<void> {
      if (rows.length === 0) return
      await db
        .insert(table)
        .values(rows.toSorted((a, b) => (a.scholarshipId < b.scholarshipId ? -1 : 1)))
        .onConflictDoUpdate({
          target: table.scholarshipId,
          set: {
            ownerId: sql`excluded.owner_id`,
            version: sql`excluded.version`,
            title: sql`excluded.title`,
          },
          setWhere: lt(table.version, sql`excluded.version`),
        })
    },

    /** Titles by id; those of other organizations, or never published, are absent. */
    async titlesOf(ownerId: string, ids: readonly string[]): Promise<Map<string, string>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .select()
        .from(table)
        .where(and(eq(table.ownerId, ownerId), inArray(table.scholarshipId, [...ids])))
      return new Map(rows.map(({ scholarshipId, title }) => [scholarshipId, title]))
    },
  }
}
