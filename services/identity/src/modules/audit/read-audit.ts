import type { Stores } from '../../stores.ts'
import type { Actor } from '../account/account.policy.ts'
import type { AuditEntry, AuditFilter } from './audit-entry.ts'
import type { AuditPosition } from './audit.store.ts'

type Page = { items: AuditEntry[]; hasNextPage: boolean; totalCount: number }

/** Reads the log for resolvers. */
export function makeReadAudit({ stores }: { stores: Stores }) {
  return {
    /** The newest first; counted up to 10,000. */
    async auditEntries(
      _admin: Actor,
      filter: AuditFilter,
      { first, after }: { first: number; after: AuditPosition | null },
    ): Promise<Page> {
      const [rows, totalCount] = await Promise.all([
        stores.audit.page(filter, { limit: first + 1, after }),
        stores.audit.count(filter),
      ])
      return { items: rows.slice(0, first), hasNextPage: rows.length > first, totalCount }
    },
  }
}
