import { newId } from '@landfall/kit/core/ids'
import { keyset } from '@landfall/kit/database/keyset'
import type { Database } from '@landfall/kit/database/postgres'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { auditLog, isStaffDeed } from '../../db/audit-table.ts'
import type { AuditEntry, AuditFilter, OwnDeed } from './audit-entry.ts'

export type AuditPosition = { at: Date; id: string }

/** Lists are counted up to here: nobody reads longer ones to the end. */
const COUNTED_UP_TO = 10_000

/** Only adds: what was done stays written. */
export function createAuditStore(db: Database) {
  const table = auditLog
  const newest = keyset({ at: table.at, id: table.id }, 'desc')
  return {
    async add({
      subjectType,
      reason = null,
      details = {},
      ...deed
    }: OwnDeed): Promise<void> {
      const isOrganizations = /^(organization|member)\./.test(deed.action)
      await db.insert(table).values({
        id: newId(),
        service: 'identity',
        subjectType: subjectType ?? (isOrganizations ? 'organization' : 'account'),
        reason,
        details,
        ...deed,
      })
    },

    /** Adds an entry received from another service; if it comes again, it is already there. */
    async addReceived(entry: AuditEntry): Promise<void> {
      await db.insert(table).values(entry).onConflictDoNothing()
    },

    /** The newest first, starting behind `after`. */
    page: (
      filter: AuditFilter,
      { limit, after }: { limit: number; after: AuditPosition | null },
    ): Promise<AuditEntry[]> =>
      db
        .select()
        .from(table)
        .where(and(matching(filter), newest.behind(after)))
        .orderBy(...newest.orderBy)
        .limit(limit),

    /** How many there are, up to 10,000. */
    async count(filter: AuditFilter): Promise<number> {
      const counted = db
        .select({ one: sql`1` })
        .from(table)
        .where(matching(filter))
        .limit(COUNTED_UP_TO)
      return db.$count(counted.as('counted'))
    },
  }
}

function matching(filter: AuditFilter) {
  const { actorId, subjectId, service, action, from, until, isWhole } = filter
  return and(
    isWhole ? undefined : isStaffDeed,
    actorId === null ? undefined : eq(auditLog.actorId, actorId),
    subjectId === null ? undefined : eq(auditLog.subjectId, subjectId),
    service === null ? undefined : eq(auditLog.service, service),
    action === null ? undefined : eq(auditLog.action, action),
    from === null ? undefined : gte(auditLog.at, from),
    until === null ? undefined : lt(auditLog.at, until),
  )
}
