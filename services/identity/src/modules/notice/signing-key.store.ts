import type { Database } from '@landfall/kit/database/postgres'
import { eq } from 'drizzle-orm'
import { signingKeys } from '../../db/notice-tables.ts'
import { newToken } from '@landfall/kit/core/token'

export function createSigningKeyStore(db: Database) {
  let unsubscribe: string | null = null
  return {
    /** The secret behind unsubscribe links: made once for an installation, then always the same. */
    async unsubscribe(): Promise<string> {
      if (unsubscribe !== null) return unsubscribe
      const name = 'unsubscribe'
      const values = { name, secret: newToken() }
      await db.insert(signingKeys).values(values).onConflictDoNothing()
      const [row] = await db.select().from(signingKeys).where(eq(signingKeys.name, name))
      if (!row) throw new Error('a key that was just made is there')
      unsubscribe = row.secret
      return unsubscribe
    },
  }
}
