import { PERSON_ZONE } from '@landfall/calendar/zone'
import type { Database } from '@landfall/kit/database/postgres'
import { eq, lt, sql } from 'drizzle-orm'
import { studentZones } from '../../db/mentor-tables.ts'

export type StudentZoneStore = ReturnType<typeof createStudentZoneStore>

/** Read copy of people's time zones. */
export function createStudentZoneStore(db: Database) {
  const table = studentZones
  return {
    async find(studentId: string): Promise<string> {
      const [row] = await db.select().from(table).where(eq(table.studentId, studentId))
      return row?.timeZone ?? PERSON_ZONE
    },

    /** An older version changes nothing. */
    async keepNewest(zone: typeof studentZones.$inferSelect): Promise<void> {
      await db
        .insert(table)
        .values(zone)
        .onConflictDoUpdate({
          target: table.studentId,
          set: zone,
          setWhere: lt(table.version, sql`excluded.version`),
        })
    },
  }
}
