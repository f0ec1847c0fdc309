import type { Database } from '@landfall/kit/postgres'
import { eq } from 'drizzle-orm'
import { mailRequests } from '../../db/tables.ts'

export type MailRequest = {
  id: string
  kind: 'verification' | 'password-reset'
  email: string
  returnTo: string | null
  createdAt: Date
}
export type MailRequestStore = ReturnType<typeof createMailRequestStore>

export function createMailRequestStore(db: Database) {
  return {
    async insert(request: MailRequest): Promise<void> {
      await db.insert(mailRequests).values(request)
    },

    /** Takes a request out, so that a job that runs twice finds nothing the second time. */
    async take(id: string): Promise<MailRequest | null> {
      const [row] = await db.delete(mailRequests).where(eq(mailRequests.id, id)).returning()
      return row ?? null
    },
  }
}
