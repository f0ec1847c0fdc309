import type { Database } from '@landfall/kit/database/postgres'
import type { Origin } from '@landfall/kit/observability/tracing'
import { eq, lt } from 'drizzle-orm'
import { mailRequests } from '../../db/mail-tables.ts'
import type { Overdue } from './mail.ts'

export type MailRequest = {
  id: string
  kind: 'verification' | 'password-reset'
  email: string
  returnTo: string | null
  origin: Origin | null
  createdAt: Date
}

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

    /** Requests from before that time that no job has taken. */
    async listOverdue(before: Date, limit: number): Promise<Overdue[]> {
      return db
        .select({ id: mailRequests.id, origin: mailRequests.origin })
        .from(mailRequests)
        .where(lt(mailRequests.createdAt, before))
        .limit(limit)
    },
  }
}
