import type { Database } from '@landfall/kit/database/postgres'
import { and, eq, inArray, isNull, lte, ne, notInArray, sql } from 'drizzle-orm'
import { contactMessages } from '../../db/contact-table.ts'
import { accountErasures } from '../../db/erasure-table.ts'
import { mailRequests, mails } from '../../db/mail-tables.ts'
import { organizationInvitations } from '../../db/organization-tables.ts'
import { accountRecoveries, users } from '../../db/tables.ts'
import type { Account } from '../account/account.ts'
import type { Erasure } from './erasure.ts'

/** Accounts that are to be erased, and what is kept of a person beside their account. */
export function createErasureStore(db: Database) {
  const table = accountErasures
  return {
    async find(userId: string): Promise<Erasure | null> {
      const [row] = await db.select().from(table).where(eq(table.userId, userId))
      return row ?? null
    },

    /** If the erasure was requested before, the earlier day stays. */
    async add(erasure: Erasure): Promise<void> {
      await db.insert(table).values(erasure).onConflictDoNothing()
    },

    /** @returns whether there was one that had not happened yet */
    async cancel(userId: string): Promise<boolean> {
      const isOpen = and(eq(table.userId, userId), isNull(table.erasedAt))
      const { rowCount } = await db.delete(table).where(isOpen)
      return rowCount === 1
    },

    /** The next due erasure except these people's, for this transaction alone; null when there is none. */
    async takeDue(now: Date, leftOut: readonly string[]): Promise<Erasure | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(lte(table.dueAt, now), notInArray(table.userId, [...leftOut])))
        .orderBy(table.dueAt, table.userId)
        .limit(1)
        .for('update', { skipLocked: true })
      return row ?? null
    },

    async update({ userId, ...changes }: Erasure): Promise<void> {
      await db.update(table).set(changes).where(eq(table.userId, userId))
    },

    async remove(userId: string): Promise<void> {
      await db.delete(table).where(eq(table.userId, userId))
    },

    /** Every address that the account ever had or asked for, without those that others have. */
    async addressesOf({ id, email, pendingEmail }: Account): Promise<string[]> {
      const former = await db
        .select({ email: accountRecoveries.email })
        .from(accountRecoveries)
        .where(eq(accountRecoveries.userId, id))
      const known = [email, pendingEmail, ...former.map((one) => one.email)]
      const addresses = [
        ...new Set(known.flatMap((one) => (one ? [one.toLowerCase()] : []))),
      ]
      const others = await db
        .select({ email: sql<string>`lower(${users.email})` })
        .from(users)
        .where(and(inArray(sql`lower(${users.email})`, addresses), ne(users.id, id)))
      return addresses.filter((one) => !others.some(({ email: taken }) => taken === one))
    },

    /**
     * Removes the account with everything that belongs to it (sessions, tokens, preferences, profile, answers,
     * notices), and what names its address elsewhere. The log of deeds stays: it has ids only.
     */
    async erasePerson(userId: string, addresses: readonly string[]): Promise<void> {
      for (const address of addresses) {
        const isTheirs = (column: typeof mails.recipient | typeof contactMessages.email) =>
          sql`lower(${column}) = lower(${address})`
        await db.delete(mails).where(isTheirs(mails.recipient))
        await db.delete(contactMessages).where(isTheirs(contactMessages.email))
        await db
          .delete(mailRequests)
          .where(sql`lower(${mailRequests.email}) = lower(${address})`)
        await db
          .delete(organizationInvitations)
          .where(sql`lower(${organizationInvitations.email}) = lower(${address})`)
      }
      await db.delete(users).where(eq(users.id, userId))
    },
  }
}
