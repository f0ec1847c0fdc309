import type { Database } from '@landfall/kit/postgres'
import { and, eq, gt } from 'drizzle-orm'
import { setupTokens } from '../../db/tables.ts'

export type SetupToken = { id: string; token: string; expiresAt: Date; createdAt: Date }
export type SetupStore = ReturnType<typeof createSetupStore>

export function createSetupStore(db: Database) {
  const table = setupTokens
  return {
    /** Only the newest link works: it is the one that the log shows last. */
    async replace(token: SetupToken): Promise<void> {
      await db.delete(table)
      await db.insert(table).values(token)
    },

    /** Uses a token up; of two who try at once, one gets it. */
    async use(token: string, now: Date): Promise<boolean> {
      const rows = await db
        .update(table)
        .set({ used: true })
        .where(and(eq(table.token, token), eq(table.used, false), gt(table.expiresAt, now)))
        .returning({ id: table.id })
      return rows.length === 1
    },
  }
}
