import { keyset } from '@landfall/kit/database/keyset'
import type { Database } from '@landfall/kit/database/postgres'
import { and, count, eq, getTableColumns, inArray, isNull } from 'drizzle-orm'
import { notices } from '../../db/notice-tables.ts'
import type { MailFate, Notice } from './notice.ts'

/** A place in a person's list: newest first, the id settles equal instants. */
export type NoticePosition = { occurredAt: Date; id: string }
export type NewNotice = Omit<Notice, 'readAt'> & {
  inApp: boolean
  mail: MailFate
  createdAt: Date
}

const { inApp: _inApp, mail: _mail, createdAt: _at, ...columns } = getTableColumns(notices)

const newest = keyset({ occurredAt: notices.occurredAt, id: notices.id }, 'desc')

const listed = (userId: string, unreadOnly: boolean) =>
  and(
    eq(notices.userId, userId),
    notices.inApp,
    unreadOnly ? isNull(notices.readAt) : undefined,
  )

/** Notices; every query but the recording of mails names the person that it is about. */
export function createNoticeStore(db: Database) {
  return {
    /** Inserts those that are not there yet; answers their ids. */
    async insertNew(added: readonly NewNotice[]): Promise<Set<string>> {
      if (added.length === 0) return new Set()
      const rows = await db
        .insert(notices)
        .values(added.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
        .onConflictDoNothing()
        .returning({ id: notices.id })
      return new Set(rows.map(({ id }) => id))
    },

    /** One page, newest first. */
    async page(o: {
      userId: string
      unreadOnly: boolean
      after: NoticePosition | null
      limit: number
    }): Promise<Notice[]> {
      return db
        .select(columns)
        .from(notices)
        .where(and(listed(o.userId, o.unreadOnly), newest.behind(o.after)))
        .orderBy(...newest.orderBy)
        .limit(o.limit)
    },

    async count(userId: string, o: { unreadOnly: boolean }): Promise<number> {
      const [row] = await db
        .select({ total: count() })
        .from(notices)
        .where(listed(userId, o.unreadOnly))
      return row?.total ?? 0
    },

    /** Those of the ids that stand in the person's list. */
    async find(userId: string, ids: readonly string[]): Promise<Notice[]> {
      return db
        .select(columns)
        .from(notices)
        .where(and(listed(userId, false), inArray(notices.id, [...ids])))
    },

    /** @param ids null for all; @returns how many were unread until now */
    async markRead(
      userId: string,
      ids: readonly string[] | null,
      now: Date,
    ): Promise<number> {
      const rows = await db
        .update(notices)
        .set({ readAt: now })
        .where(
          and(
            listed(userId, true),
            ids === null ? undefined : inArray(notices.id, [...ids]),
          ),
        )
        .returning({ id: notices.id })
      return rows.length
    },

    /** Records what became of mails; answers the notices that are still there. */
    async setMail(
      ids: readonly string[],
      mail: MailFate,
    ): Promise<Pick<NewNotice, 'id' | 'userId' | 'type' | 'inApp'>[]> {
      return db
        .update(notices)
        .set({ mail })
        .where(inArray(notices.id, [...ids]))
        .returning({
          id: notices.id,
          userId: notices.userId,
          type: notices.type,
          inApp: notices.inApp,
        })
    },
  }
}
