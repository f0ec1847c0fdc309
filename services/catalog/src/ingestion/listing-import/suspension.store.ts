import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { suspensions as s } from '../../db/tables.ts'

/** The read copy of whose account is suspended. */
export function createSuspensionStore(db: Database) {
  return {
    /** Keeps it unless a later version is there. */
    async keepUnlessOlder(told: typeof s.$inferInsert): Promise<void> {
      const { userId: _id, ...set } = told
      await db
        .insert(s)
        .values(told)
        .onConflictDoUpdate({
          target: s.userId,
          set,
          setWhere: sql`${s.version} <= ${told.version}`,
        })
    },

    async isSuspended(userId: string): Promise<boolean> {
      const rows = await db
        .select({ userId: s.userId })
        .from(s)
        .where(and(eq(s.userId, userId), s.isSuspended))
      return rows.length > 0
    },
  }
}
