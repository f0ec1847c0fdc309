import type { Database } from '@landfall/kit/database/postgres'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { isOpenToken } from '../../db/open-token.sql.ts'
import { accountRecoveries } from '../../db/tables.ts'

export type AccountRecovery = {
  id: string
  userId: string
  email: string
  /** Hashed. */
  token: string
  expiresAt: Date
  createdAt: Date
}

export function createAccountRecoveryStore(db: Database) {
  const table = accountRecoveries
  return {
    async insert(row: AccountRecovery): Promise<void> {
      await db.insert(table).values(row)
    },

    /** What an unused token would restore, without using it up. */
    async findOpen(token: string, now: Date): Promise<AccountRecovery | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(isOpenToken(table, token, now))
      return row ?? null
    },

    /** Uses a token up; of two who try at once, one gets it. */
    async use(token: string, now: Date): Promise<AccountRecovery | null> {
      const [row] = await db
        .update(table)
        .set({ used: true })
        .where(isOpenToken(table, token, now))
        .returning()
      return row ?? null
    },

    /** Ends every other link of the account: a later one may lie in an intruder's mailbox. */
    async useAll(userId: string): Promise<void> {
      await db
        .update(table)
        .set({ used: true })
        .where(and(eq(table.userId, userId), eq(table.used, false)))
    },

    /**
     * Whether an address may still go back to an account other than this one: until then nobody else
     * can have it, or an intruder could stand in the way of its return.
     */
    async isHeldFor(
      email: string,
      now: Date,
      exceptUserId: string | null,
    ): Promise<boolean> {
      const held = await db.$count(
        table,
        and(
          eq(sql`lower(${table.email})`, email.toLowerCase()),
          eq(table.used, false),
          gt(table.expiresAt, now),
          exceptUserId === null ? undefined : ne(table.userId, exceptUserId),
        ),
      )
      return held > 0
    },
  }
}
