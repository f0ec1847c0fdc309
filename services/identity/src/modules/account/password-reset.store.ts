import type { Database } from '@landfall/kit/database/postgres'
import { and, eq, gt } from 'drizzle-orm'
import { isOpenToken } from '../../db/open-token.sql.ts'
import { passwordResets } from '../../db/tables.ts'

export type PasswordReset = {
  id: string
  userId: string
  email: string
  /** Hashed. */
  token: string
  expiresAt: Date
  createdAt: Date
}

export function createPasswordResetStore(db: Database) {
  const table = passwordResets
  return {
    async insert(row: PasswordReset): Promise<void> {
      await db.insert(table).values(row)
    },

    /** Whose password an unused token may set, without using it up. */
    async findOpen(token: string, now: Date): Promise<PasswordReset | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(isOpenToken(table, token, now))
      return row ?? null
    },

    /** Uses a token up; of two who try at once, one gets it. */
    async use(token: string, now: Date): Promise<PasswordReset | null> {
      const [row] = await db
        .update(table)
        .set({ used: true })
        .where(isOpenToken(table, token, now))
        .returning()
      return row ?? null
    },

    /** Links that were mailed to the owner of an account since then, used or not. */
    async countSince(userId: string, since: Date): Promise<number> {
      return db.$count(table, and(eq(table.userId, userId), gt(table.createdAt, since)))
    },

    /** Ends every other link of the account. */
    async useAll(userId: string): Promise<void> {
      await db
        .update(table)
        .set({ used: true })
        .where(and(eq(table.userId, userId), eq(table.used, false)))
    },
  }
}
