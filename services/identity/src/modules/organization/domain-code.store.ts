import type { Database } from '@landfall/kit/database/postgres'
import { eq, sql } from 'drizzle-orm'
import { domainCodes } from '../../db/organization-tables.ts'

export type DomainCode = {
  organizationId: string
  domain: string
  /** Hashed. */
  code: string
  triesLeft: number
  expiresAt: Date
}

export function createDomainCodeStore(db: Database) {
  const table = domainCodes
  return {
    /** The newest is the only one that counts. */
    async save(code: DomainCode): Promise<void> {
      const { organizationId: _, ...set } = code
      await db
        .insert(table)
        .values(code)
        .onConflictDoUpdate({ target: table.organizationId, set })
    },

    /** Counts a try. @returns what it is tried against, and how many are left after it */
    async countTry(organizationId: string): Promise<DomainCode | null> {
      const [row] = await db
        .update(table)
        .set({ triesLeft: sql`${table.triesLeft} - 1` })
        .where(eq(table.organizationId, organizationId))
        .returning()
      return row ?? null
    },

    async remove(organizationId: string): Promise<void> {
      await db.delete(table).where(eq(table.organizationId, organizationId))
    },
  }
}
