import type { Database } from '@landfall/kit/database/postgres'
import { and, eq, gt } from 'drizzle-orm'
import { isOpenToken } from '../../db/open-token.sql.ts'
import { emailVerifications } from '../../db/tables.ts'

export type EmailVerification = {
  id: string
  userId: string
  email: string
  /** Hashed. */
  token: string
  returnTo: string | null
  expiresAt: Date
  createdAt: Date
}

export function createEmailVerificationStore(db: Database) {
  const table = emailVerifications
  return {
    async insert(row: EmailVerification): Promise<void> {
      await db.insert(table).values(row)
    },

    /** What an unused token would prove, without using it up. */
    async findOpen(token: string, now: Date): Promise<EmailVerification | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(isOpenToken(table, token, now))
      return row ?? null
    },

    /** What a token proved that was used before it expired; null for any other. */
    async findUsed(token: string, now: Date): Promise<EmailVerification | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table.token, token), eq(table.used, true), gt(table.expiresAt, now)))
      return row ?? null
    },

    /** Uses a token up and answers what it proves; of two who try, one gets it. */
    async use(token: string, now: Date): Promise<EmailVerification | null> {
      const [row] = await db
        .update(table)
        .set({ used: true })
        .where(isOpenToken(table, token, now))
        .returning()
      return row ?? null
    },

    /** Counts the links of an account that were mailed to one address since then, used or not. */
    async countSince(userId: string, email: string, since: Date): Promise<number> {
      return db.$count(
        table,
        and(eq(table.userId, userId), eq(table.email, email), gt(table.createdAt, since)),
      )
    },

    /** Ends the other links of an account: those for one address, so that a pending one keeps its own, or all. */
    async useAll(userId: string, email?: string): Promise<void> {
      await db
        .update(table)
        .set({ used: true })
        .where(
          and(
            eq(table.userId, userId),
            email === undefined ? undefined : eq(table.email, email),
            eq(table.used, false),
          ),
        )
    },
  }
}
