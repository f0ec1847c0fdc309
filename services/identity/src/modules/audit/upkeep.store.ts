import type { Database } from '@landfall/kit/postgres'
import { lt } from 'drizzle-orm'
import {
  emailVerifications,
  knownDevices,
  organizationInvitations,
  passwordResets,
  sessions,
  setupTokens,
} from '../../db/tables.ts'

const DEVICE_DAYS = 400
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
      const forgottenBefore = new Date(now.getTime() - DEVICE_DAYS * dayMs)
      await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, forgottenBefore))
    },
  }
}
