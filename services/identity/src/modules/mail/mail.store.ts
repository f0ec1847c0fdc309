import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import { mails } from '../../db/mail-tables.ts'
import {
  type ClaimedMail,
  type KeptMail,
  type MailOutcome,
  type Overdue,
  type StoredMail,
  WIPED,
} from './mail.ts'

export type MailStore = ReturnType<typeof createMailStore>

const isFree = (now: Date) =>
  and(
    eq(mails.status, 'queued'),
    or(isNull(mails.claimedUntil), lt(mails.claimedUntil, now)),
  )

export function createMailStore(db: Database) {
  return {
    async insert(mail: StoredMail): Promise<void> {
      await db.insert(mails).values(mail)
    },

    /** Whether it was added; false when there is one with its id. */
    async insertNew(mail: StoredMail): Promise<boolean> {
      const rows = await db
        .insert(mails)
        .values(mail)
        .onConflictDoNothing({ target: mails.id })
        .returning({ id: mails.id })
      return rows.length === 1
    },

    async insertAll(added: readonly StoredMail[]): Promise<void> {
      if (added.length > 0) await db.insert(mails).values([...added])
    },

    /**
     * Takes those of the waiting mails that nobody else is sending.
     * @param until when another worker may take those that this one could not finish
     */
    async claim(ids: readonly string[], now: Date, until: Date): Promise<ClaimedMail[]> {
      return db
        .update(mails)
        .set({ claimedUntil: until })
        .where(and(inArray(mails.id, [...ids]), isFree(now)))
        .returning()
    },

    /** Wipes the bodies, unless they are kept for reading: they carry tokens. */
    async finish(ids: readonly string[], status: MailOutcome, now: Date): Promise<void> {
      const sentAt = status === 'sent' || status === 'kept' ? now : null
      const isRead = status === 'kept' || status === 'failed'
      await db
        .update(mails)
        .set({ status, sentAt, claimedUntil: null, ...(isRead ? {} : WIPED) })
        .where(inArray(mails.id, [...ids]))
    },

    /** Gives a claimed mail back, to be tried again at that time. */
    async giveBack(id: string, dueAt: Date): Promise<void> {
      await db.update(mails).set({ claimedUntil: null, dueAt }).where(eq(mails.id, id))
    },

    /**
     * Mails that were due before `before` and that nobody is sending. They count as due from now on, so
     * that the next look does not find them again at once.
     */
    async takeOverdue(before: Date, now: Date, limit: number): Promise<Overdue[]> {
      const overdue = db
        .select({ id: mails.id })
        .from(mails)
        .where(and(isFree(now), lt(mails.dueAt, before)))
        .orderBy(asc(mails.dueAt))
        .limit(limit)
        .for('update', { skipLocked: true })
      return db
        .update(mails)
        .set({ dueAt: now })
        .where(inArray(mails.id, overdue))
        .returning({ id: mails.id, origin: mails.origin })
    },

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
