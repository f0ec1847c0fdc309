import { PERSON_ZONE } from '@landfall/calendar/zone'
import type { Database } from '@landfall/kit/database/postgres'
import { eq, inArray, lt, sql } from 'drizzle-orm'
import { personZones, studentOrigins } from '../../db/person-tables.ts'

/** A person's time zone and language. */
export type Person = { timeZone: string; locale: string }
/** What students state about themselves. */
export type Origin = { country: string | null; fields: string[] }

export type PersonStore = ReturnType<typeof createPersonStore>

const UNKNOWN: Person = { timeZone: PERSON_ZONE, locale: 'en' }

/** Read copies of identity. */
export function createPersonStore(db: Database) {
  return {
    async find(userId: string): Promise<Person> {
      const [row] = await db
        .select()
        .from(personZones)
        .where(eq(personZones.userId, userId))
      return row ?? UNKNOWN
    },

    /** Time zones by person. */
    async findZones(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const rows = await db
        .select()
        .from(personZones)
        .where(inArray(personZones.userId, [...userIds]))
      return new Map(rows.map((row) => [row.userId, row.timeZone]))
    },

    async findOrigin(studentId: string): Promise<Origin | null> {
      const [row] = await db
        .select()
        .from(studentOrigins)
        .where(eq(studentOrigins.studentId, studentId))
      return row ?? null
    },

    /** Keeps the newer of the stored and the received version. */
    async keepNewest(person: Person & { userId: string; version: number }): Promise<void> {
      await db
        .insert(personZones)
        .values(person)
        .onConflictDoUpdate({
          target: personZones.userId,
          set: person,
          setWhere: lt(personZones.version, sql`excluded.version`),
        })
    },

    /** Does the same for what a student states. */
    async keepNewestOrigin(
      origin: Origin & { studentId: string; version: number },
    ): Promise<void> {
      await db
        .insert(studentOrigins)
        .values(origin)
        .onConflictDoUpdate({
          target: studentOrigins.studentId,
          set: origin,
          setWhere: lt(studentOrigins.version, sql`excluded.version`),
        })
    },
  }
}
