import type { Database } from '@landfall/kit/database/postgres'
import { sql } from 'drizzle-orm'
import { savedCounts } from '../../db/tables.ts'

export type SavedCountsStore = ReturnType<typeof createSavedCountsStore>

/** Numbers the changes of each student's counts; the counts themselves are computed when requested. */
export function createSavedCountsStore(db: Database) {
  return {
    /**
     * The next version of the student's counts. Others who change them wait here until the transaction
     * ends, so that versions grow in the order of commits; call it after every other lock.
     */
    async nextVersion(studentId: string): Promise<number> {
      const [row] = await db
        .insert(savedCounts)
        .values({ studentId, version: 1 })
        .onConflictDoUpdate({
          target: savedCounts.studentId,
          set: { version: sql`${savedCounts.version} + 1` },
        })
        .returning({ version: savedCounts.version })
      if (row === undefined) throw new Error('an upsert always answers its row')
      return row.version
    },
  }
}
