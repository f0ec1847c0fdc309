import type { Database } from '@landfall/kit/database/postgres'
import { and, eq, lt, not } from 'drizzle-orm'
import { savedAwards } from '../../db/mentor-tables.ts'
import { MAX_AWARDS } from './student-records.ts'

export type SavedAward = typeof savedAwards.$inferSelect

export type SavedAwardStore = ReturnType<typeof createSavedAwardStore>

/** Read copy of what students have saved. */
export function createSavedAwardStore(db: Database) {
  return {
    /** An older version changes nothing. */
    async keepNewest(award: SavedAward): Promise<void> {
      await db
        .insert(savedAwards)
        .values(award)
        .onConflictDoUpdate({
          target: savedAwards.id,
          set: award,
          setWhere: lt(savedAwards.version, award.version),
        })
    },

    async ofStudent(studentId: string): Promise<SavedAward[]> {
      return db
        .select()
        .from(savedAwards)
        .where(and(eq(savedAwards.studentId, studentId), not(savedAwards.isRemoved)))
        .limit(MAX_AWARDS)
    },
  }
}
