import { sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { listingChanges as c, savedSearchState } from '../../db/saved-search-tables.ts'
import { scholarships as s } from '../../db/scholarship-tables.ts'
import { listingFit } from './listing-fit.sql.ts'

/**
 * Takes down what the listings are, before they are written over, for the saved searches to be held
 * against the difference; nothing while nobody has saved a search. Whoever saves one meanwhile
 * waits until this transaction ends, and sees its listings then.
 */
export async function noteListingChanges(
  db: Database,
  scholarshipIds: readonly string[],
  now: Date,
): Promise<void> {
  await db.execute(sql`
    with state as (select revision from ${savedSearchState} for share)
    insert into ${c} (scholarship_id, before, changed_at, revision)
    select asked.id, case when ${s.id} is not null then ${listingFit} end,
      ${now.toISOString()}::timestamptz, state.revision
    from state
      cross join unnest(${sql.param([...scholarshipIds])}::uuid[]) as asked(id)
      left join ${s} on ${s.id} = asked.id
    where state.revision > 0`)
}
