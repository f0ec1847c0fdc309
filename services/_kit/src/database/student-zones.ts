import { eq, inArray, lt, sql } from 'drizzle-orm'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Database } from './postgres.ts'

/** Read copy of identity: students' time zones. Each service has a table of its own, in its own migrations. */
export const studentZonesTable = () =>
  pgTable('student_zones', {
    studentId: uuid('student_id').primaryKey(),
    timeZone: text('time_zone').notNull(),
    version: integer('version').notNull(),
  })

type Table = ReturnType<typeof studentZonesTable>

export type StudentZoneStore = ReturnType<typeof createStudentZoneStore>

/** The time zones that students have stated, as identity published them. */
export function createStudentZoneStore(db: Database, table: Table) {
  return {
    /** Null if none has been published. */
    async find(studentId: string): Promise<string | null> {
      const [row] = await db.select().from(table).where(eq(table.studentId, studentId))
      return row?.timeZone ?? null
    },

    /** By student; students without a published zone are absent. */
    async findAll(studentIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (studentIds.length === 0) return new Map()
      const rows = await db
        .select()
        .from(table)
        .where(inArray(table.studentId, [...studentIds]))
      return new Map(rows.map((row) => [row.studentId, row.timeZone]))
    },

    /** Keeps the newer of the stored row and the new one; returns whether that was the new one. */
    async keepNewest(zone: Table['$inferInsert']): Promise<boolean> {
      const rows = await db
        .insert(table)
        .values(zone)
        .onConflictDoUpdate({
          target: table.studentId,
          set: zone,
          setWhere: lt(table.version, sql`excluded.version`),
        })
        .returning({ studentId: table.studentId })
      return rows.length === 1
    },

    async remove(studentId: string): Promise<void> {
      await db.delete(table).where(eq(table.studentId, studentId))
    },
  }
}
