import type { Database } from '@landfall/kit/database/postgres'
import { and, count, desc, eq, lte, min, sql } from 'drizzle-orm'
import { mails } from '../../db/mail-tables.ts'
import { isReminder, notices } from '../../db/notice-tables.ts'
import type { MailFigures } from './operations.ts'

/** What identity's own tables say about the state of the site. */
export function createOperationsStore(db: Database) {
  return {
    async mailFigures(now: Date): Promise<MailFigures> {
      const [waiting, sent] = await Promise.all([
        db
          .select({ waiting: count(), oldestDueAt: min(mails.dueAt) })
          .from(mails)
          .where(and(eq(mails.status, 'queued'), lte(mails.dueAt, now))),
        db
          .select({ at: mails.sentAt })
          .from(mails)
          .where(eq(mails.status, 'sent'))
          .orderBy(desc(mails.sentAt))
          .limit(1),
      ])
      return {
        waiting: waiting[0]?.waiting ?? 0,
        oldestDueAt: waiting[0]?.oldestDueAt ?? null,
        lastSentAt: sent[0]?.at ?? null,
      }
    },

    /** When a deadline reminder was last sent. */
    async lastReminderAt(): Promise<Date | null> {
      const [row] = await db
        .select({ at: notices.createdAt })
        .from(notices)
        .where(isReminder)
        .orderBy(desc(notices.createdAt))
        .limit(1)
      return row?.at ?? null
    },

    /** Version of the server; throws while it is away. */
    async serverVersion(): Promise<string> {
      const { rows } = await db.execute<{ version: string }>(
        sql`select current_setting('server_version') as version`,
      )
      return rows[0]?.version ?? ''
    },
  }
}
