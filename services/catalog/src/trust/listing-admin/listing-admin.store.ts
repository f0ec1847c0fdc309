import { type SQL, and, desc, eq, lt, sql } from 'drizzle-orm'
import { isUuid } from '@landfall/kit/core/ids'
import type { Database } from '@landfall/kit/database/postgres'
import { scholarships as s } from '../../db/scholarship-tables.ts'
import { listingCases as c } from '../../db/trust-tables.ts'
import type { LinkStatus } from '../../record/scholarship/scholarship.ts'
import { withoutRunsOfMinus } from '../../record/text/plain-text.ts'
import type { ScholarshipStatus } from '../../record/scholarship/listing-status.ts'

export type ManagedFilter = {
  query: string | null
  status: ScholarshipStatus | null
  linkStatus: LinkStatus | null
  hasOpenCase: boolean
}

export type ListingAdminStore = ReturnType<typeof createListingAdminStore>

/** What administrators look up: any listing, by the order of ids. */
export function createListingAdminStore(db: Database) {
  return {
    async pageOfIds(
      filter: ManagedFilter,
      { first, after }: { first: number; after: string | null },
    ): Promise<string[]> {
      const isBehind = after === null ? undefined : lt(s.id, after)
      const rows = await db
        .select({ id: s.id })
        .from(s)
        .where(and(conditionOf(filter), isBehind))
        .orderBy(desc(s.id))
        .limit(first + 1)
      return rows.map(({ id }) => id)
    },

    count: (filter: ManagedFilter) => db.$count(s, conditionOf(filter)),
  }
}

function conditionOf(filter: ManagedFilter): SQL | undefined {
  return and(
    filter.query === null ? undefined : matches(filter.query),
    filter.status === null ? undefined : eq(s.status, filter.status),
    filter.linkStatus === null ? undefined : eq(s.linkStatus, filter.linkStatus),
    filter.hasOpenCase
      ? sql`exists (select 1 from ${c} where ${c.scholarshipId} = ${s.id} and ${c.status} = 'open')`
      : undefined,
  )
}

function matches(query: string): SQL {
  if (isUuid(query)) return sql`${s.id} = ${query}`
  return sql`(${s.searchText} @@ websearch_to_tsquery('english', ${withoutRunsOfMinus(query)}) or ${s.slug} = ${query})`
}
