import { eq, sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { holdName } from '@landfall/kit/transaction/hold-name'
import type { Outbox } from '@landfall/kit/transaction/outbox'
import { listingChanges as c, savedSearchState } from '../../db/saved-search-tables.ts'
import { scholarships as s } from '../../db/scholarship-tables.ts'
import { percolateScholarshipsJob } from '../../jobs/percolate-scholarships.job.ts'
import type { ListingFit } from './listing-fit.ts'
import { listingFit } from './listing-fit.sql.ts'

/** The listing before a change and now; null if there was, or is, none. */
export type ListingChange = {
  scholarshipId: string
  before: ListingFit | null
  after: ListingFit | null
  changedAt: Date
  /** The revision of saved searches at the change: searches of later revisions already showed it. */
  revision: number
}

export type ListingChangeStore = ReturnType<typeof createListingChangeStore>

/** A listing as it was before it was overwritten; `before` is JSON. */
type Noted = { id: string; before: string | null; at: string }

export function createListingChangeStore(db: Database) {
  const noted: Noted[] = []
  return {
    /**
     * Notes the listings before they are overwritten, so that saved searches can be compared with the difference;
     * does nothing while nobody has saved a search.
     */
    async note(scholarshipIds: readonly string[], now: Date): Promise<void> {
      if (!(await hasSearches(db))) return
      const { rows } = await db.execute<{ id: string; before: string | null }>(sql`
        select asked.id, case when ${s.id} is not null then ${listingFit}::text end as before
        from unnest(${sql.param([...scholarshipIds])}::uuid[]) as asked(id)
          left join ${s} on ${s.id} = asked.id`)
      noted.push(...rows.map((row) => ({ ...row, at: now.toISOString() })))
    },

    /**
     * Stores the noted changes, and queues their comparison with the saved searches. A student who
     * saves a search meanwhile waits until this transaction ends, and sees its listings then; so it
     * comes last.
     */
    async settle(outbox: Outbox): Promise<void> {
      if (noted.length === 0) return
      // Whoever stored those changes has already queued the comparison.
      const isAsked = await areWaiting(db)
      await db.execute(sql`
        with state as (select revision from ${savedSearchState} for share)
        insert into ${c} (scholarship_id, before, changed_at, revision)
        select noted.id, noted.before::jsonb, noted.at, state.revision
        from state, rows from (
          jsonb_to_recordset(${JSON.stringify(noted)}::jsonb)
            as (id uuid, before text, at timestamptz)
        ) with ordinality as noted(id, before, at, place)
        order by noted.place`)
      noted.length = 0
      if (!isAsked) await outbox.enqueue(percolateScholarshipsJob, {})
    },

    /** Blocks other percolations until the transaction ends. */
    async queueUp(): Promise<void> {
      await holdName(db, sql`current_schema() || ' listing_changes'`)
    },

    /**
     * Takes the changes of the listings that changed first: all changes of each, in order. Reads changes and listings
     * from one snapshot, so that whatever is committed later has its own change, which begins with exactly this
     * state.
     * @param leftOut listings whose changes stay
     */
    async take(listings: number, leftOut: readonly string[]): Promise<ListingChange[]> {
      const answer = await db.execute<
        Omit<ListingChange, 'changedAt'> & { at: string }
      >(sql`
        with first as (
          select scholarship_id from ${c}
          where scholarship_id <> all(${sql.param([...leftOut])}::uuid[])
          group by scholarship_id order by min(position)
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

async function areWaiting(db: Database): Promise<boolean> {
  const [first] = await db.select({ position: c.position }).from(c).limit(1)
  return first !== undefined
}

/** Whoever saves the first search waits for writers that saw none, as those noted nothing. */
async function hasSearches(db: Database): Promise<boolean> {
  const [known] = await db.select().from(savedSearchState)
  if ((known?.revision ?? 0) > 0) return true
  const [held] = await db.select().from(savedSearchState).for('share')
  return (held?.revision ?? 0) > 0
}
