import type { Database } from '@landfall/kit/database/postgres'
import { eq, inArray, lt, sql } from 'drizzle-orm'
import { studentZones } from '../../db/tables.ts'
import { PERSON_ZONE } from '@landfall/calendar/zone'

export type StudentZoneStore = ReturnType<typeof createStudentZoneStore>

/** The read copy of people's time zones. */
export function createStudentZoneStore(db: Database) {
  const table = studentZones
  return {
    async find(studentId: string): Promise<string> {
      const [row] = await db.select().from(table).where(eq(table.studentId, studentId))
      return row?.timeZone ?? PERSON_ZONE
    },

    /** By student; who has not been told of is absent. */
    async findAll(studentIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (studentIds.length === 0) return new Map()
      const rows = await db
        .select()
        .from(table)
        .where(inArray(table.studentId, [...studentIds]))
      return new Map(rows.map((row) => [row.studentId, row.timeZone]))
    },

    /** Keeps the newer of what is there and what comes; answers whether it was the latter. */
    async keepNewest(zone: {
      studentId: string
      timeZone: string
      version: number
    }): Promise<boolean> {
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
