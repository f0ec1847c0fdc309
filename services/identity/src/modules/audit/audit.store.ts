import { newId } from '@landfall/kit/core/ids'
import type { Database } from '@landfall/kit/database/postgres'
import { auditLog } from '../../db/tables.ts'

export type AuditEntry = {
  action:
    | 'account.registered'
    | 'account.logged-in'
    | 'account.email-change-requested'
    | 'account.email-verified'
    | 'account.recovered'
    | 'account.role-granted'
    | 'account.role-taken'
    | 'account.made-first-admin'
    | 'account.erasure-requested'
    | 'account.erasure-cancelled'
    | 'account.erased'
    | 'password.reset'
    | 'password.changed'
    | 'session.ended'
    | 'organization.created'
    | 'organization.updated'
    | 'organization.verified'
    | 'organization.declined'
    | 'member.invited'
    | 'member.joined'
    | 'member.role-changed'
    | 'member.removed'
    | 'api-key.created'
    | 'api-key.rotated'
    | 'api-key.revoked'
  /** Null: the system. */
  actorId: string | null
  subjectId: string
  /** Facts that the row is about; no addresses, names or tokens. */
  details?: Record<string, string | boolean | null>
  requestId: string | null
  at: Date
}

/** Only adds: what was done stays written. */
export function createAuditStore(db: Database) {
  return {
    async add({ details = {}, ...entry }: AuditEntry): Promise<void> {
      await db.insert(auditLog).values({ id: newId(), details, ...entry })
    },
  }
}
