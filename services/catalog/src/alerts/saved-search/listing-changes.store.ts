import { eq, sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { listingChanges as c } from '../../db/saved-search-tables.ts'
import { scholarships as s } from '../../db/scholarship-tables.ts'
import type { ListingFit } from './listing-fit.ts'
import { listingFit } from './listing-fit.sql.ts'

/** What one change found, and what has become of the listing by now; null: there was, or is, none. */
export type ListingChange = {
  scholarshipId: string
  before: ListingFit | null
  after: ListingFit | null
  changedAt: Date
  /** Saved searches of later revisions were made in sight of the change. */
  revision: number
}

export type ListingChangeStore = ReturnType<typeof makeListingChangeStore>

export function makeListingChangeStore(db: Database) {
  return {
    /** Whether the saved searches have something to be held against. */
    async areWaiting(): Promise<boolean> {
      const [first] = await db.select({ position: c.position }).from(c).limit(1)
      return first !== undefined
    },

    /** Keeps other percolations out until the transaction ends. */
    async queueUp(): Promise<void> {
      await db.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(current_schema() || ' listing_changes', 0))`,
      )
    },

    /**
     * Takes away the changes of the listings that changed first: all of each, in their order. Changes
     * and listings are seen at one instant, so that what is committed after it comes with a change of
     * its own that begins with just this state.
     */
    async take(listings: number): Promise<ListingChange[]> {
      const answer = await db.execute<
        Omit<ListingChange, 'changedAt'> & { at: string }
      >(sql`
        with first as (
          select scholarship_id from ${c} group by scholarship_id order by min(position)
          limit ${listings}
        ), taken as (
          delete from ${c} using first where ${c.scholarshipId} = first.scholarship_id
          returning ${c.position}, ${c.scholarshipId}, ${c.before}, ${c.changedAt}, ${c.revision}
        )
        select taken.scholarship_id as "scholarshipId", taken.before, taken.revision,
          taken.changed_at::text as at, case when ${s.id} is not null then ${listingFit} end as after
        from taken left join ${s} on ${eq(s.id, sql`taken.scholarship_id`)}
        order by taken.position`)
      return answer.rows.map(({ at, ...change }) => ({
        ...change,
        changedAt: new Date(at),
      }))
    },
  }
}
