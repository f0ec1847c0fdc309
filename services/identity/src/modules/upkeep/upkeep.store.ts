import { inBatches } from '@landfall/kit/core/in-batches'
import type { Database } from '@landfall/kit/database/postgres'
import { and, eq, inArray, lt, ne, type SQL } from 'drizzle-orm'
import { contactMessages } from '../../db/contact-table.ts'
import { mailRequests, mails } from '../../db/mail-tables.ts'
import { notices } from '../../db/notice-tables.ts'
import {
  accountRecoveries,
  emailVerifications,
  knownDevices,
  passwordResets,
  sessions,
  setupTokens,
} from '../../db/tables.ts'
import { domainCodes, organizationInvitations } from '../../db/organization-tables.ts'
import { CLOSED_RETENTION_DAYS } from '../contact/contact-message.ts'
import { WIPED } from '../mail/mail.ts'

const DEVICE_DAYS = 400
/** Longer than any link in a mail works. */
const MAIL_DAYS = 30
/** Longer than any stream can deliver an event again, and as long as people look back. */
const NOTICE_DAYS = 365
/** Until then somebody may want to know what could not be sent. */
const FAILED_BODY_DAYS = 7
const dayMs = 86_400_000
const BATCH = 10_000

export type UpkeepStore = ReturnType<typeof createUpkeepStore>

export function createUpkeepStore(db: Database) {
  /** One statement over everything that many people got in one hour would exceed its time limit every time. */
  async function removeOld(
    table: typeof sessions | typeof notices | typeof mails,
    isOld: SQL,
  ): Promise<void> {
    await inBatches(BATCH, async () => {
      const some = db.select({ id: table.id }).from(table).where(isOld).limit(BATCH)
      const { rowCount } = await db.delete(table).where(inArray(table.id, some))
      return rowCount ?? 0
    })
  }

  return {
    /** Removes what can't be used anymore; running it twice removes nothing more. */
    async removeExpired(now: Date): Promise<void> {
      await removeOld(sessions, lt(sessions.expire, now))
      await db.delete(emailVerifications).where(lt(emailVerifications.expiresAt, now))
      await db.delete(accountRecoveries).where(lt(accountRecoveries.expiresAt, now))
      await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
      await db
        .delete(organizationInvitations)
        .where(lt(organizationInvitations.expiresAt, now))
      await db.delete(domainCodes).where(lt(domainCodes.expiresAt, now))
      await db.delete(setupTokens).where(lt(setupTokens.expiresAt, now))
      const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
      await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, daysAgo(DEVICE_DAYS)))
      await db.delete(mailRequests).where(lt(mailRequests.createdAt, daysAgo(1)))
      await db
        .delete(contactMessages)
        .where(lt(contactMessages.closedAt, daysAgo(CLOSED_RETENTION_DAYS)))
      await removeOld(notices, lt(notices.createdAt, daysAgo(NOTICE_DAYS)))
      await removeOld(mails, lt(mails.createdAt, daysAgo(MAIL_DAYS)))
      await db
        .update(mails)
        .set(WIPED)
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
