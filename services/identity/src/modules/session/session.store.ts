import type { Database } from '@landfall/kit/database/postgres'
import { and, count, desc, eq, gt, inArray, ne } from 'drizzle-orm'
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

    async findByToken(token: string, now: Date): Promise<Session | null> {
      const [row] = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.sid, hashToken(token)), gt(sessions.expire, now)))
      return row ? toSession(row) : null
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

    async touch(id: string, lastSeenAt: Date, expire: Date): Promise<void> {
      await db.update(sessions).set({ lastSeenAt, expire }).where(eq(sessions.id, id))
    },

    /** Ends one session of an account; answers whether there was one. */
    async remove(userId: string, id: string): Promise<boolean> {
      const rows = await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
        .returning({ id: sessions.id })
      return rows.length === 1
    },

    /** Ends all sessions of an account but, when given, one; answers the ids of the ended. */
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

    /** Keeps a known device known; one that is forgotten at this moment stays forgotten. */
    async keepDevice(userId: string, deviceId: string, now: Date): Promise<void> {
      await db
        .update(knownDevices)
        .set({ lastUsedAt: now })
        .where(
          and(
            eq(knownDevices.userId, userId),
            eq(knownDevices.deviceHash, hashToken(deviceId)),
          ),
        )
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
