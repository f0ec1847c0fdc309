import type { Database } from '@landfall/kit/database/postgres'
import { and, eq, gt } from 'drizzle-orm'
import { setupTokens } from '../../db/tables.ts'

export type SetupToken = { id: string; token: string; expiresAt: Date; createdAt: Date }

export function createSetupStore(db: Database) {
  const table = setupTokens
  const open = (token: string, now: Date) =>
    and(eq(table.token, token), eq(table.used, false), gt(table.expiresAt, now))
  return {
    /** Only the newest link works: it is the one that the log shows last. */
    async replace(token: SetupToken): Promise<void> {
      await db.delete(table)
      await db.insert(table).values(token)
    },

    /** Whether a token may still be used, without using it up. */
    async isOpen(token: string, now: Date): Promise<boolean> {
      return (await db.$count(table, open(token, now))) === 1
    },

    /** Uses a token up; of two who try at once, one gets it. */
    async use(token: string, now: Date): Promise<boolean> {
      const rows = await db
        .update(table)
        .set({ used: true })
        .where(open(token, now))
        .returning({ id: table.id })
      return rows.length === 1
    },
  }
}
