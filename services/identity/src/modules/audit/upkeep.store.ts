import type { Database } from '@landfall/kit/postgres'
import { and, eq, lt, ne } from 'drizzle-orm'
import { mailRequests, mails } from '../../db/mail-tables.ts'
import { notices } from '../../db/notice-tables.ts'
import {
  emailVerifications,
  knownDevices,
  organizationInvitations,
  passwordResets,
  sessions,
  setupTokens,
} from '../../db/tables.ts'

const DEVICE_DAYS = 400
/** Longer than any link in a mail works. */
const MAIL_DAYS = 30
/** Longer than any stream tells an event again, and as long as somebody looks back. */
const NOTICE_DAYS = 365
/** Until then somebody may want to know what could not be sent. */
const FAILED_BODY_DAYS = 7
const dayMs = 86_400_000

export type UpkeepStore = ReturnType<typeof createUpkeepStore>

export function createUpkeepStore(db: Database) {
  return {
    /** Removes what can't be used any more; running it twice removes nothing more. */
    async removeExpired(now: Date): Promise<void> {
      await db.delete(sessions).where(lt(sessions.expire, now))
      await db.delete(emailVerifications).where(lt(emailVerifications.expiresAt, now))
      await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
      await db
        .delete(organizationInvitations)
        .where(lt(organizationInvitations.expiresAt, now))
      await db.delete(setupTokens).where(lt(setupTokens.expiresAt, now))
      const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
      await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, daysAgo(DEVICE_DAYS)))
      await db.delete(mailRequests).where(lt(mailRequests.createdAt, daysAgo(1)))
      await db.delete(notices).where(lt(notices.createdAt, daysAgo(NOTICE_DAYS)))
      await db.delete(mails).where(lt(mails.createdAt, daysAgo(MAIL_DAYS)))
      await db
        .update(mails)
        .set({ text: '', html: '' })
        .where(
          and(
            eq(mails.status, 'failed'),
            lt(mails.createdAt, daysAgo(FAILED_BODY_DAYS)),
            ne(mails.text, ''),
          ),
        )
    },
  }
}
