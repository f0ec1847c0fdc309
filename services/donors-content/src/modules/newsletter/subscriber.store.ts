import type { Database } from '@landfall/kit/database/postgres'
import { holdName } from '@landfall/kit/transaction/hold-name'
import { and, asc, count, eq, gt, lt, notInArray } from 'drizzle-orm'
import { subscribers } from '../../db/newsletter-tables.ts'
import type { Subscriber } from './subscriber.ts'

export type SubscriberStore = ReturnType<typeof createSubscriberStore>

/** Who asked for the newsletter. */
export function createSubscriberStore(db: Database) {
  const table = subscribers
  return {
    /** Locks the row until the commit. */
    async findToChange(emailHash: string): Promise<Subscriber | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(eq(table.emailHash, emailHash))
        .for('update')
      return row ?? null
    },

    /** Returns false if somebody asked for the same address at the same moment. */
    async insert(subscriber: Subscriber): Promise<boolean> {
      const rows = await db
        .insert(table)
        .values(subscriber)
        .onConflictDoNothing()
        .returning({ id: table.id })
      return rows.length > 0
    },

    async update(id: string, changes: Partial<Subscriber>): Promise<void> {
      await db.update(table).set(changes).where(eq(table.id, id))
    },

    /** How many mails one visitor has requested since; until the commit they cannot request another. */
    async askedSince(askedBy: string, since: Date): Promise<number> {
      await holdName(db, `donors_content.newsletter ${askedBy}`)
      const [row] = await db
        .select({ count: count() })
        .from(table)
        .where(and(eq(table.askedBy, askedBy), gt(table.askedAt, since)))
      return row?.count ?? 0
    },

    /** Returns false if no address has this token. Idempotent. */
    async confirm(confirmHash: string, now: Date): Promise<boolean> {
      const rows = await db
        .update(table)
        .set({ state: 'confirmed', confirmedAt: now, toldAt: now, toldUpTo: now })
        .where(and(eq(table.confirmHash, confirmHash), eq(table.state, 'asked')))
        .returning({ id: table.id })
      if (rows.length > 0) return true
      const known = await db
        .select({ id: table.id })
        .from(table)
        .where(eq(table.confirmHash, confirmHash))
      return known.length > 0
    },

    /** Succeeds even if there was none. */
    async remove(leaveToken: string): Promise<void> {
      await db.delete(table).where(eq(table.leaveToken, leaveToken))
    },

    /** Subscribers whose last newsletter is the oldest; locks them, so that no other worker takes them. */
    findDue: (
      sentBefore: Date,
      limit: number,
      leftOut: readonly string[],
    ): Promise<Subscriber[]> =>
      db
        .select()
        .from(table)
        .where(
          and(
            eq(table.state, 'confirmed'),
            lt(table.toldAt, sentBefore),
            notInArray(table.id, [...leftOut]),
          ),
        )
        .orderBy(asc(table.toldAt), asc(table.id))
        .limit(limit)
        .for('update', { skipLocked: true }),

    /** Deletes addresses that never confirmed. */
    async removeUnconfirmed(askedBefore: Date): Promise<void> {
      await db
        .delete(table)
        .where(and(eq(table.state, 'asked'), lt(table.askedAt, askedBefore)))
    },
  }
}
