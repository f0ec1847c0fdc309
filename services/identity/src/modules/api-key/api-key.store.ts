import type { Database } from '@landfall/kit/database/postgres'
import { sandboxOf } from '@landfall/kit/identity/sandbox'
import type { Partner } from '@landfall/kit/identity/viewer'
import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import { apiKeys } from '../../db/api-key-table.ts'
import { organizations } from '../../db/organization-tables.ts'
import type { ApiKey } from './api-key.ts'

/** The owner of a key, and when its use was last written down. */
export type KeyOwner = Partner & { lastUsedAt: Date | null }

export function createApiKeyStore(db: Database) {
  const table = apiKeys
  const isOpen = (now: Date) => and(isNull(table.revokedAt), gt(table.expiresAt, now))
  const isOf = (organizationId: string) => eq(table.organizationId, organizationId)

  return {
    async insert(key: ApiKey): Promise<void> {
      await db.insert(table).values(key)
    },

    async find(organizationId: string, id: string): Promise<ApiKey | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(isOf(organizationId), eq(table.id, id)))
      return row ?? null
    },

    async update({ id, expiresAt, revokedAt, replacedBy }: ApiKey): Promise<void> {
      await db
        .update(table)
        .set({ expiresAt, revokedAt, replacedBy })
        .where(eq(table.id, id))
    },

    /** Ends the keys that still work. @returns these keys */
    async revokeAll(organizationId: string, now: Date): Promise<ApiKey[]> {
      return db
        .update(table)
        .set({ revokedAt: now })
        .where(and(isOf(organizationId), isOpen(now)))
        .returning()
    },

    /** Newest first, starting behind `after`. */
    page: (o: { organizationId: string; after: string | null; limit: number }) =>
      db
        .select()
        .from(table)
        .where(
          and(isOf(o.organizationId), o.after === null ? undefined : lt(table.id, o.after)),
        )
        .orderBy(desc(table.id))
        .limit(o.limit),

    count: (organizationId: string) => db.$count(table, isOf(organizationId)),
    countOpen: (organizationId: string, now: Date) =>
      db.$count(table, and(isOf(organizationId), isOpen(now))),

    /** The owner of an open key; null for other texts. A sandbox key has no real organization. @param secret hashed */
    async ownerOf(secret: string, now: Date): Promise<KeyOwner | null> {
      const [row] = await db
        .select({
          keyId: table.id,
          organizationId: table.organizationId,
          scopes: table.scopes,
          lastUsedAt: table.lastUsedAt,
          isSandbox: table.isSandbox,
          expiresAt: table.expiresAt,
          verification: organizations.verification,
        })
        .from(table)
        .innerJoin(organizations, eq(organizations.id, table.organizationId))
        .where(and(eq(table.secret, secret), isOpen(now)))
      if (!row) return null
      const { verification, isSandbox, expiresAt, ...owner } = row
      if (!isSandbox) return { ...owner, isVerified: verification === 'verified' }
      const organizationId = sandboxOf(owner.organizationId)
      const ends = expiresAt.toISOString()
      return { ...owner, organizationId, isVerified: true, isSandbox, expiresAt: ends }
    },

    /** Several gateways may ask about a key at once: the latest time stays. */
    async touch(id: string, at: Date): Promise<void> {
      await db
        .update(table)
        .set({ lastUsedAt: at })
        .where(
          and(eq(table.id, id), or(isNull(table.lastUsedAt), lt(table.lastUsedAt, at))),
        )
    },
  }
}
