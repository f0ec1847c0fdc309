import type { Database } from '@landfall/kit/database/postgres'
import { sql } from 'drizzle-orm'
import { catalogTellings as table } from './catalog-tables.ts'

/** How far the catalog has come in republishing all of its listings. */
export function createCatalogTellingStore(db: Database) {
  return {
    /** Counts one page of a republished catalog. */
    async hearPage(republished: { runId: string; page: number; isLast: boolean }) {
      const pageCount = republished.isLast ? republished.page : null
      await db
        .insert(table)
        .values({ id: republished.runId, pagesHeard: 1, pageCount })
        .onConflictDoUpdate({
          target: table.id,
          set: {
            pagesHeard: sql`${table.pagesHeard} + 1`,
            pageCount: sql`coalesce(${table.pageCount}, excluded.page_count)`,
          },
        })
    },

    /** Whether the whole catalog has been republished at least once. */
    async isComplete(): Promise<boolean> {
      return (await db.$count(table, sql`${table.pagesHeard} >= ${table.pageCount}`)) > 0
    },
  }
}
