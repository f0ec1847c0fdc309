import type { Database } from '@landfall/kit/database/postgres'
import { sql } from 'drizzle-orm'
import { preparationTellings } from '../../db/preparation-tables.ts'
import type { SavedKey } from '../saved-scholarship/saved-scholarship.ts'

export type PreparationVersionStore = ReturnType<typeof createPreparationVersionStore>

/** How often a student's work for an award was published. */
export function createPreparationVersionStore(db: Database) {
  const table = preparationTellings
  return {
    /** The next version. Locks it until the transaction ends, so that versions follow the order of commits. */
    async next({ studentId, scholarshipId }: SavedKey): Promise<number> {
      const [row] = await db
        .insert(table)
        .values({ studentId, scholarshipId, version: 1 })
        .onConflictDoUpdate({
          target: [table.studentId, table.scholarshipId],
          set: { version: sql`${table.version} + 1` },
        })
        .returning({ version: table.version })
      if (row === undefined) throw new Error('An upsert answers its row')
      return row.version
    },
  }
}
