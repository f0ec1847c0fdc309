import { sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { timeZones } from '../../db/saved-search-tables.ts'

export function createTimeZoneStore(db: Database) {
  return {
    /** Stores the zone unless one of the same or a later version is stored. */
    async upsertIfNewer(userId: string, version: number, timeZone: string): Promise<void> {
      await db
        .insert(timeZones)
        .values({ userId, version, timeZone })
        .onConflictDoUpdate({
          target: timeZones.userId,
          set: { version, timeZone },
          setWhere: sql`${timeZones.version} < ${version}`,
        })
    },
  }
}
