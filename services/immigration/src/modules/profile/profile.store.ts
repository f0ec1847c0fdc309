import type { Sealer } from '@landfall/kit/core/sealed'
import type { Database } from '@landfall/kit/database/postgres'
import { holdName } from '@landfall/kit/transaction/hold-name'
import { and, asc, eq, gt, notInArray } from 'drizzle-orm'
import { immigrationProfiles } from '../../db/tables.ts'
import { NOTHING_KNOWN, type Profile } from './profile.ts'
import { sealedProfile } from './sealed-profile.ts'

/** A profile with its version; version 0 and no date before the first change. */
export type StoredProfile = {
  studentId: string
  profile: Profile
  version: number
  updatedAt: Date | null
}

export type ProfileStore = ReturnType<typeof createProfileStore>

/** What students state about themselves: sealed on the way in, opened on the way out. */
export function createProfileStore(db: Database, sealer: Sealer) {
  const table = immigrationProfiles
  const opened = async (row: typeof table.$inferSelect): Promise<StoredProfile> => {
    const { studentId, version, updatedAt, sealed } = row
    const profile = sealedProfile.parse(await sealer.open(sealed))
    return { studentId, profile, version, updatedAt }
  }

  return {
    /** Holds back other changes of the student's records until the commit. */
    async lock(studentId: string): Promise<void> {
      await holdName(db, studentId, 1)
    },

    async find(studentId: string): Promise<StoredProfile> {
      const [row] = await db.select().from(table).where(eq(table.studentId, studentId))
      if (row) return opened(row)
      return { studentId, profile: NOTHING_KNOWN, version: 0, updatedAt: null }
    },

    /** Profiles in the order of the students' ids, after the given one. */
    async behind(position: string | null, limit: number): Promise<StoredProfile[]> {
      const rows = await db
        .select()
        .from(table)
        .where(position === null ? undefined : gt(table.studentId, position))
        .orderBy(asc(table.studentId))
        .limit(limit)
      return Promise.all(rows.map(opened))
    },

    /** The ids of these students, without opening the profiles. */
    async idsBehind(
      position: string | null,
      limit: number,
      leftOut: readonly string[],
    ): Promise<string[]> {
      const isBehind = position === null ? undefined : gt(table.studentId, position)
      const rows = await db
        .select({ studentId: table.studentId })
        .from(table)
        .where(and(isBehind, notInArray(table.studentId, [...leftOut])))
        .orderBy(asc(table.studentId))
        .limit(limit)
      return rows.map(({ studentId }) => studentId)
    },

    async put({ studentId, profile, version, updatedAt }: StoredProfile): Promise<void> {
      const sealed = await sealer.seal(profile)
      const row = { sealed, version, updatedAt: updatedAt ?? new Date(0) }
      await db
        .insert(table)
        .values({ studentId, ...row })
        .onConflictDoUpdate({ target: table.studentId, set: row })
    },

    async remove(studentId: string): Promise<void> {
      await db.delete(table).where(eq(table.studentId, studentId))
    },
  }
}
