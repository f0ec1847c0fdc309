import type { Database } from '@landfall/kit/database/postgres'
import { eq, sql } from 'drizzle-orm'
import { noticeCounts } from '../../db/notice-tables.ts'

export type NoticeCountsStore = ReturnType<typeof createNoticeCountsStore>

/** Numbers the changes of each person's counts; the counts themselves are counted when asked for. */
export function createNoticeCountsStore(db: Database) {
  return {
    /**
     * The next version of each person's counts. Others who change them wait here until the transaction
     * ends, so that versions grow in the order of commits; call it after every other lock.
     */
    async nextVersions(
      userIds: readonly string[],
    ): Promise<{ userId: string; version: number }[]> {
      // In one order, so that two who change the same counts wait and don't lock each other out.
      const some = [...new Set(userIds)].toSorted()
      if (some.length === 0) return []
      return db
        .insert(noticeCounts)
        .values(some.map((userId) => ({ userId, version: 1 })))
        .onConflictDoUpdate({
          target: noticeCounts.userId,
          set: { version: sql`${noticeCounts.version} + 1` },
        })
        .returning()
    },

    /** 0 before the first notice. */
    async version(userId: string): Promise<number> {
      const [row] = await db
        .select({ version: noticeCounts.version })
        .from(noticeCounts)
        .where(eq(noticeCounts.userId, userId))
      return row?.version ?? 0
    },
  }
}
