import type { Database } from '@landfall/kit/postgres'
import { eq, sql } from 'drizzle-orm'
import { noticeCounts } from '../../db/notice-tables.ts'

export type NoticeCountsStore = ReturnType<typeof createNoticeCountsStore>

/** Numbers the changes of each person's counts; the counts themselves are counted when asked for. */
export function createNoticeCountsStore(db: Database) {
  return {
    /**
     * The next version of the person's counts. Others who change them wait here until the transaction
     * ends, so that versions grow in the order of commits; call it after every other lock.
     */
    async nextVersion(userId: string): Promise<number> {
      const [row] = await db
        .insert(noticeCounts)
        .values({ userId, version: 1 })
        .onConflictDoUpdate({
          target: noticeCounts.userId,
          set: { version: sql`${noticeCounts.version} + 1` },
        })
        .returning({ version: noticeCounts.version })
      if (row === undefined) throw new Error('an upsert always answers its row')
      return row.version
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
