import type { Database } from '@landfall/kit/postgres'
import { eq, lt, sql } from 'drizzle-orm'
import { scholarshipCopies } from '../../db/tables.ts'
import type { ScholarshipCopy } from './scholarship-copy.ts'

export type ScholarshipCopyStore = ReturnType<typeof createScholarshipCopyStore>

/** The read copy of the catalogue's scholarships. */
export function createScholarshipCopyStore(db: Database) {
  const table = scholarshipCopies
  return {
    async find(scholarshipId: string): Promise<ScholarshipCopy | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(eq(table.scholarshipId, scholarshipId))
      return row ?? null
    },

    /** Keeps the newer of what is there and what comes: events may arrive out of order. */
    async keepNewest(copy: ScholarshipCopy): Promise<void> {
      await db
        .insert(table)
        .values(copy)
        .onConflictDoUpdate({
          target: table.scholarshipId,
          set: copy,
          setWhere: lt(table.version, sql`excluded.version`),
        })
    },
  }
}
