import type { Database } from '@landfall/kit/database/postgres'
import { eq, gt } from 'drizzle-orm'
import { preferences } from '../../db/tables.ts'
import { changeChoices, type NoticeChange } from '../notice/notice-choices.ts'
import type { Place, Preferences, VersionedPlace } from './preferences.ts'

const placeColumns = {
  userId: preferences.userId,
  timeZone: preferences.timeZone,
  locale: preferences.locale,
  version: preferences.version,
}
const ofUser = (userId: string) => eq(preferences.userId, userId)

/** Preferences: every account has one row from its registration on. */
export function createPreferencesStore(db: Database) {
  return {
    /** Adds the default choices, in the given place. News needs a yes: nobody gets it by a form they did not read. */
    async insert(userId: string, place: Place): Promise<VersionedPlace> {
      const values = { userId, ...place, version: 1 }
      await db.insert(preferences).values(values)
      return values
    },

    async find(userId: string): Promise<Preferences | null> {
      const [row] = await db.select().from(preferences).where(ofUser(userId))
      if (!row) return null
      const { userId: _, version: _version, ...rest } = row
      return rest
    },

    /** @returns where the person lives and reads when that has changed, else null */
    async update(
      userId: string,
      changes: Partial<Omit<Preferences, 'noticeChoices'>>,
      noticeChanges: readonly NoticeChange[] = [],
    ): Promise<VersionedPlace | null> {
      const [before] = await db
        .select({ ...placeColumns, noticeChoices: preferences.noticeChoices })
        .from(preferences)
        .where(ofUser(userId))
        .for('update')
      if (!before) return null
      const after = { ...before, ...changes }
      const isMoved = after.timeZone !== before.timeZone || after.locale !== before.locale
      const [row] = await db
        .update(preferences)
        .set({
          ...changes,
          version: isMoved ? before.version + 1 : before.version,
          noticeChoices: changeChoices(before.noticeChoices, noticeChanges),
        })
        .where(ofUser(userId))
        .returning(placeColumns)
      return isMoved && row ? row : null
    },

    /** In pages by id, for a new or rebuilt reader. */
    async listPlacesAfter(
      after: string | null,
      limit: number,
    ): Promise<(VersionedPlace & { id: string })[]> {
      const rows = await db
        .select(placeColumns)
        .from(preferences)
        .where(after === null ? undefined : gt(preferences.userId, after))
        .orderBy(preferences.userId)
        .limit(limit)
      return rows.map((row) => ({ ...row, id: row.userId }))
    },
  }
}
