import type { Stores } from '../../stores.ts'
import type { Actor } from '../account/account.policy.ts'
import type { NoticePosition } from './notice.store.ts'
import type { Notice } from './notice.ts'

export type NoticeCounts = { unread: number; version: number }
type PageQuery = { first: number; after: NoticePosition | null; unreadOnly: boolean }
type Page = { notices: Notice[]; hasNextPage: boolean; totalCount: number }

/** The viewer's own notices and their counts. */
export function makeReadNotices({ stores }: { stores: Stores }) {
  return {
    async listNotices({ viewer: { userId } }: Actor, query: PageQuery): Promise<Page> {
      const { first, after, unreadOnly } = query
      const [found, totalCount] = await Promise.all([
        stores.notices.page({ userId, unreadOnly, after, limit: first + 1 }),
        stores.notices.count(userId, { unreadOnly }),
      ])
      const notices = found.slice(0, first)
      return { notices, hasNextPage: found.length > first, totalCount }
    },

    countNotices: ({ viewer }: Actor): Promise<NoticeCounts> =>
      countsOf(stores, viewer.userId),
  }
}

/** Reads the version first: a change in between makes the number newer than the version says, never older. */
export async function countsOf(
  { notices, noticeCounts }: Pick<Stores, 'notices' | 'noticeCounts'>,
  userId: string,
): Promise<NoticeCounts> {
  const version = await noticeCounts.version(userId)
  const unread = await notices.count(userId, { unreadOnly: true })
  return { unread, version }
}
