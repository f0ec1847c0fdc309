import type { Database } from '@landfall/kit/database/postgres'
import { and, count, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { knownDevices, sessions } from '../../db/tables.ts'
import { hashToken } from '@landfall/kit/core/token'
import type { Session } from './session.ts'

export function createSessionStore(db: Database) {
  return {
    /** @param token the cookie's value; only its hash is stored */
    async insert(token: string, session: Session): Promise<void> {
      const { id, userId, userAgent, address, createdAt, lastSeenAt, expiresAt } = session
      await db.insert(sessions).values({
        sid: hashToken(token),
        id,
        userId,
        sess: { userAgent, address, createdAt: createdAt.toISOString() },
        lastSeenAt,
        expire: expiresAt,
      })
    },

    /** Those that are open, by the cookie's value. */
    async findByTokens(
      tokens: readonly string[],
      now: Date,
    ): Promise<ReadonlyMap<string, Session>> {
      const tokenOf = new Map(tokens.map((token) => [hashToken(token), token]))
      const rows = await db
        .select()
        .from(sessions)
        .where(and(inArray(sessions.sid, [...tokenOf.keys()]), gt(sessions.expire, now)))
      return new Map(rows.map((row) => [tokenOf.get(row.sid) ?? '', toSession(row)]))
    },

    /** Open sessions of an account, newest activity first. */
    async list(userId: string, now: Date): Promise<Session[]> {
      const rows = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expire, now)))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
      return rows.map(toSession)
    },

    /** How many are open, by account; one without any is left out. */
    async countOpen(userIds: readonly string[], now: Date): Promise<Map<string, number>> {
      const rows = await db
        .select({ userId: sessions.userId, open: count() })
        .from(sessions)
        .where(and(inArray(sessions.userId, [...userIds]), gt(sessions.expire, now)))
        .groupBy(sessions.userId)
      return new Map(rows.map(({ userId, open }) => [userId, open]))
    },

    /** Locks them in one order, as others do at this moment. */
    async touch(ids: readonly string[], lastSeenAt: Date, expire: Date): Promise<void> {
      const locked = db
        .select({ id: sessions.id })
        .from(sessions)
        .where(inArray(sessions.id, [...ids]))
        .orderBy(sessions.id)
        .for('no key update')
      await db
        .update(sessions)
        .set({ lastSeenAt, expire })
        .where(inArray(sessions.id, locked))
    },

    /** Ends one session of an account; answers whether there was one. */
    async remove(userId: string, id: string): Promise<boolean> {
      const rows = await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
        .returning({ id: sessions.id })
      return rows.length === 1
    },

    /** Ends all sessions of an account, except one if it is given; returns the ids of those that ended. */
    async removeAll(userId: string, keptId?: string): Promise<string[]> {
      const rows = await db
        .delete(sessions)
        .where(
          and(eq(sessions.userId, userId), keptId ? ne(sessions.id, keptId) : undefined),
        )
        .returning({ id: sessions.id })
      return rows.map(({ id }) => id)
    },

    /** Whether the device has signed in to the account before. */
    async isKnownDevice(userId: string, deviceId: string): Promise<boolean> {
      const rows = await db
        .select({ userId: knownDevices.userId })
        .from(knownDevices)
        .where(
          and(
            eq(knownDevices.userId, userId),
            eq(knownDevices.deviceHash, hashToken(deviceId)),
          ),
        )
      return rows.length === 1
    },

    async rememberDevice(userId: string, deviceId: string, now: Date): Promise<void> {
      await db
        .insert(knownDevices)
        .values({ userId, deviceHash: hashToken(deviceId), lastUsedAt: now })
        .onConflictDoUpdate({
          target: [knownDevices.userId, knownDevices.deviceHash],
          set: { lastUsedAt: now },
        })
    },

    /** Keeps known devices known; one that is forgotten at this moment stays forgotten. Locks them in one order. */
    async keepDevices(
      used: readonly { userId: string; deviceId: string }[],
      now: Date,
    ): Promise<void> {
      const { userId, deviceHash } = knownDevices
      const meant = used.map(
        (one) => sql`(${one.userId}::uuid, ${hashToken(one.deviceId)})`,
      )
      const device = sql`(${userId}, ${deviceHash})`
      const locked = db
        .select({ userId, deviceHash })
        .from(knownDevices)
        .where(sql`${device} in (${sql.join(meant, sql`, `)})`)
        .orderBy(userId, deviceHash)
        .for('no key update')
      await db
        .update(knownDevices)
        .set({ lastUsedAt: now })
        .where(sql`${device} in ${locked}`)
    },

    /** After a reset nobody's device is trusted: one of them may have been the intruder's. */
    async forgetDevices(userId: string): Promise<void> {
      await db.delete(knownDevices).where(eq(knownDevices.userId, userId))
    },
  }
}

function toSession(row: typeof sessions.$inferSelect): Session {
  return {
    id: row.id,
    userId: row.userId,
    userAgent: row.sess.userAgent,
    address: row.sess.address,
    createdAt: new Date(row.sess.createdAt),
    lastSeenAt: row.lastSeenAt,
    expiresAt: row.expire,
  }
}
