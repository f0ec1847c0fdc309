import type { Database } from '@landfall/kit/database/postgres'
import { eq, lt, sql } from 'drizzle-orm'
import { immigrationDateCopies } from '../../db/immigration-tables.ts'

export type ImmigrationDates = typeof immigrationDateCopies.$inferSelect

export type ImmigrationDateStore = ReturnType<typeof createImmigrationDateStore>

/** The read copy of students' immigration dates. */
export function createImmigrationDateStore(db: Database) {
  const table = immigrationDateCopies
  return {
    async find(studentId: string): Promise<ImmigrationDates | null> {
      const [row] = await db.select().from(table).where(eq(table.studentId, studentId))
      return row ?? null
    },

    async keepNewest(dates: ImmigrationDates): Promise<void> {
      await db
        .insert(table)
        .values(dates)
        .onConflictDoUpdate({
          target: table.studentId,
          set: dates,
          setWhere: lt(table.version, sql`excluded.version`),
        })
    },
  }
}
