import { type SQL, and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { linkChecks as l } from '../../db/link-tables.ts'
import { scholarships as s } from '../../db/scholarship-tables.ts'
import { isFindable } from '../../record/scholarship/listing-status.sql.ts'
import type { LinkCheck } from './link-check.ts'

/** In bytes: longer addresses do not fit into an index, and servers reject them. */
const MAX_URL_BYTES = 2_000

export type LinkCheckStore = ReturnType<typeof createLinkCheckStore>

/** A check that was claimed but never recorded is retried after this long. */
const LEASE = sql`interval '10 minutes'`

export function createLinkCheckStore(db: Database) {
  return {
    /**
     * Adds unknown addresses of open listings, with their first checks spread over a day; returns how many, 0 if
     * there are none left.
     * @param listings how many listings with a new address to handle at most, to finish in time
     */
    async addNew(now: Date, listings: number): Promise<number> {
      const added = await db.execute(sql`
        insert into ${l} (url, host, status, failures, next_check_at)
        select url, lower(substring(url from '^https?://(?:[^/?#@]*@)?([^/:?#]+)')), 'unchecked', 0,
          ${now}::timestamptz + make_interval(secs => abs(hashtext(url)) % 86400)
        from (
          select ${s.applicationUrl} as url from ${s} where ${isFindable('open')}
          union all
          select ${s.sourceUrl} from ${s} where ${isFindable('open')}
        ) named
        where url ~ '^https?://[^/:?#]+' and octet_length(url) <= ${MAX_URL_BYTES}
          and not exists (select 1 from ${l} known where known.url = named.url)
        limit ${listings}
        on conflict do nothing`)
      return added.rowCount ?? 0
    },

    /** Drops addresses that no open listing names anymore. */
    async dropUnused(now: Date): Promise<number> {
      const dropped = await db
        .delete(l)
        .where(and(lte(l.nextCheckAt, now), sql`not ${isNamed}`))
      return dropped.rowCount ?? 0
    },

    /** Claims due addresses, one per host, the longest due first; other workers skip them. */
    async claimDue(now: Date, size: number): Promise<LinkCheck[]> {
      const due = sql`
        select url from (
          select distinct on (host) url, host, next_check_at from ${l}
          where next_check_at <= ${now}::timestamptz order by host, next_check_at
        ) firsts order by next_check_at limit ${size}`
      return db
        .update(l)
        .set({ nextCheckAt: sql`${now}::timestamptz + ${LEASE}` })
        .where(and(sql`${l.url} in (${due})`, lte(l.nextCheckAt, now)))
        .returning()
    },

    async put(check: LinkCheck): Promise<void> {
      const { url, verifiedHash, ...values } = check
      // Somebody may have verified the listing while the page was being asked.
      const kept = sql`coalesce(${l.verifiedHash}, ${verifiedHash}::text)`
      await db
        .update(l)
        .set({ ...values, verifiedHash: kept })
        .where(eq(l.url, url))
    },

    async findByUrls(urls: readonly string[]): Promise<Map<string, LinkCheck>> {
      if (urls.length === 0) return new Map()
      const rows = await db
        .select()
        .from(l)
        .where(inArray(l.url, [...urls]))
      return new Map(rows.map((row) => [row.url, row]))
    },

    /** Open listings with this link. */
    async listingsOf(url: string): Promise<string[]> {
      const isMain = or(
        eq(s.applicationUrl, url),
        and(isNull(s.applicationUrl), eq(s.sourceUrl, url)),
      )
      const rows = await db
        .select({ id: s.id })
        .from(s)
        .where(and(isFindable('open'), isMain))
      return rows.map(({ id }) => id)
    },

    /** Notes that a person has just read these pages. */
    async noteVerified(urls: readonly string[]): Promise<void> {
      if (urls.length === 0) return
      await db
        .update(l)
        .set({ verifiedHash: l.contentHash as unknown as SQL<string> })
        .where(inArray(l.url, [...urls]))
    },
  }
}

const isNamed = sql`exists (
  select 1 from ${s} where ${isFindable('open')} and ${s.applicationUrl} = ${l.url}
  union all
  select 1 from ${s} where ${isFindable('open')} and ${s.sourceUrl} = ${l.url}
)`
