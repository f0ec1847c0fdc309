import type { Database } from '@landfall/kit/postgres'
import { desc, eq } from 'drizzle-orm'
import { mails } from '../../db/tables.ts'
import type { KeptMail, StoredMail } from './mail.ts'

export type MailStore = ReturnType<typeof createMailStore>

export function createMailStore(db: Database) {
  const set = async (id: string, changes: Partial<typeof mails.$inferInsert>) => {
    await db.update(mails).set(changes).where(eq(mails.id, id))
  }
  return {
    async insert(mail: StoredMail): Promise<void> {
      await db.insert(mails).values(mail)
    },

    async find(id: string): Promise<(StoredMail & { status: string }) | null> {
      const [row] = await db.select().from(mails).where(eq(mails.id, id))
      return row ?? null
    },

    /** Wipes the bodies: they carry tokens and are of no more use here. */
    markSent: (id: string, now: Date) =>
      set(id, { status: 'sent', sentAt: now, text: '', html: '' }),
    markKept: (id: string, now: Date) => set(id, { status: 'kept', sentAt: now }),
    markFailed: (id: string) => set(id, { status: 'failed' }),

    /** Mails that were kept instead of sent, newest first. */
    async listKept(limit: number): Promise<KeptMail[]> {
      const rows = await db
        .select()
        .from(mails)
        .where(eq(mails.status, 'kept'))
        .orderBy(desc(mails.sentAt), desc(mails.id))
        .limit(limit)
      return rows.map(({ recipient, subject, text, html, sentAt, createdAt }) => ({
        to: recipient,
        subject,
        text,
        html,
        sentAt: sentAt ?? createdAt,
      }))
    },
  }
}
