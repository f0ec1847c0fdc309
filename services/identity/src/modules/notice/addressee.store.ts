import type { Database } from '@landfall/kit/database/postgres'
import { eq, inArray } from 'drizzle-orm'
import { notices } from '../../db/notice-tables.ts'
import { preferences, users } from '../../db/tables.ts'
import type { Addressee, NoticeMail } from './notice.ts'

const columns = {
  userId: users.id,
  firstName: users.firstName,
  email: users.email,
  isEmailVerified: users.isEmailVerified,
  isActive: users.isActive,
  noticeChoices: preferences.noticeChoices,
  hasQuietHours: preferences.hasQuietHours,
  quietFrom: preferences.quietFrom,
  quietUntil: preferences.quietUntil,
  timeZone: preferences.timeZone,
}

/** Accounts as those who get notices: the address and the choices together. */
export function createAddresseeStore(db: Database) {
  return {
    /** By the account's id; those that are gone are absent. */
    async findMany(userIds: readonly string[]): Promise<Map<string, Addressee>> {
      const rows = await db
        .select(columns)
        .from(users)
        .innerJoin(preferences, eq(preferences.userId, users.id))
        .where(inArray(users.id, [...userIds]))
      return new Map(rows.map((row) => [row.userId, row]))
    },

    /** Whom these notices are for, by the notice's id; those that are gone are absent. */
    async ofNotices(noticeIds: readonly string[]): Promise<Map<string, NoticeMail>> {
      if (noticeIds.length === 0) return new Map()
      const rows = await db
        .select({ ...columns, noticeId: notices.id, type: notices.type })
        .from(notices)
        .innerJoin(users, eq(users.id, notices.userId))
        .innerJoin(preferences, eq(preferences.userId, users.id))
        .where(inArray(notices.id, [...noticeIds]))
      return new Map(rows.map((row) => [row.noticeId, row]))
    },
  }
}
