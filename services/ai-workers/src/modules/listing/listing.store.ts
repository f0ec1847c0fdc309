import type { Database } from '@landfall/kit/database/postgres'
import { holdName } from '@landfall/kit/transaction/hold-name'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { asc, desc, eq, gt, inArray, max, sql } from 'drizzle-orm'
import { listingCopy, listings } from '../../db/tables.ts'
import type { ChangedListing } from './listing.ts'

/** Wakes the workers; each of them then reads the changes after its own position. */
export const LISTINGS_CHANNEL = 'ai_workers_listings'

export type ListingStore = ReturnType<typeof createListingStore>

/** The read copy of the catalog's listings. */
export function createListingStore(db: Database) {
  return {
    /**
     * Keeps the newer of the stored and the received version of each listing; returns how many rows changed.
     * Changes are numbered under a lock that is held until the commit, so that a reader who continues after a
     * number misses none.
     * @param sameVersion 'taken': the same version with other content counts as newer, since the catalog
     * republishes listings with parts that the earlier event of that version lacked
     */
    async keepNewest(
      some: readonly ListingCriteria[],
      toldAt: Date,
      sameVersion: 'left' | 'taken' = 'left',
    ): Promise<number> {
      const newest = newestOfEach(some)
      if (newest.length === 0) return 0
      const isOtherContent =
        sameVersion === 'taken'
          ? sql`or (listings.version = excluded.version and listings.listing <> excluded.listing)`
          : sql``
      await holdName(db, 'ai_workers.listing_changes')
      const { rowCount } = await db.execute(sql`
        insert into listings (id, version, is_open, listing, told_at)
        select (received->>'scholarshipId')::uuid, (received->>'version')::integer,
          (received->>'isOpen')::boolean, received, ${toldAt.toISOString()}::timestamptz
        from jsonb_array_elements(${JSON.stringify(newest)}::jsonb) as received
        on conflict (id) do update set version = excluded.version, is_open = excluded.is_open,
          listing = excluded.listing, told_at = excluded.told_at, change_seq = excluded.change_seq
        where listings.version < excluded.version ${isOtherContent}`)
      const changed = rowCount ?? 0
      if (changed > 0) await db.execute(sql`select pg_notify(${LISTINGS_CHANNEL}, '')`)
      return changed
    },

    /** Up to `limit` listings in the order of their changes. */
    async changedAfter(changeSeq: number, limit: number): Promise<ChangedListing[]> {
      return db
        .select({
          changeSeq: listings.changeSeq,
          toldAt: listings.toldAt,
          listing: listings.listing,
        })
        .from(listings)
        .where(gt(listings.changeSeq, changeSeq))
        .orderBy(asc(listings.changeSeq))
        .limit(limit)
    },

    async findByIds(ids: readonly string[]): Promise<ListingCriteria[]> {
      if (ids.length === 0) return []
      const rows = await db
        .select({ listing: listings.listing })
        .from(listings)
        .where(inArray(listings.id, [...ids]))
      return rows.map(({ listing }) => listing)
    },

    async countOpen(): Promise<number> {
      return db.$count(listings, eq(listings.isOpen, true))
    },

    /** The number of the newest change; 0 without any. */
    async lastChange(): Promise<number> {
      const [row] = await db.select({ last: max(listings.changeSeq) }).from(listings)
      return row?.last ?? 0
    },

    /** The newest change and when it was published; null without any. */
    async newestChange(): Promise<{ changeSeq: number; toldAt: Date } | null> {
      const [row] = await db
        .select({ changeSeq: listings.changeSeq, toldAt: listings.toldAt })
        .from(listings)
        .orderBy(desc(listings.changeSeq))
        .limit(1)
      return row ?? null
    },

    /** Identifies this copy of the catalog; a copy in another database has another id. */
    async copyId(): Promise<string> {
      const [row] = await db.select().from(listingCopy)
      if (!row) throw new Error('The read copy of the catalog has no id')
      return row.id
    },
  }
}

/** Keeps one version per listing, since one statement cannot change a row twice. */
function newestOfEach(some: readonly ListingCriteria[]): ListingCriteria[] {
  const byId = new Map<string, ListingCriteria>()
  for (const listing of some) {
    const known = byId.get(listing.scholarshipId)
    if (!known || known.version < listing.version) byId.set(listing.scholarshipId, listing)
  }
  return [...byId.values()]
}
