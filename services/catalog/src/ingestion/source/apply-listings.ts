import type { Turn } from '@landfall/kit/core/in-batches'
import { makeLoadScholarships } from '../../record/scholarship/load-scholarships.ts'
import type { NewScholarship } from '../../record/scholarship/scholarship.ts'
import type { RowOutcome, StagedRow } from '../sync-run/sync-row.store.ts'
import { closeGone, reopen } from '../source-listing/close-gone.ts'
import { listingOfRow } from './listing-of-row.ts'
import { type Source, feedOf } from './source.ts'
import { detailsOfRecord } from './stage-rows.ts'
import type { SourceTx } from './source-stores.ts'

/** How many complete runs in a row must lack a listing before it is closed: three days if daily. */
const RUNS_UNTIL_CLOSED = 3

export const ABSENT_AT_A_TIME = 200

export type Outcomes = ReadonlyMap<number, RowOutcome>

/** What applying the rows would do; writes nothing. */
export async function planListings(
  rows: readonly StagedRow[],
  source: Source,
  stores: Pick<SourceTx, 'scholarships'>,
  now: Date,
): Promise<{ records: NewScholarship[]; outcomes: Outcomes }> {
  const records = withOwnSlugs(rows.map((row) => listingOf(row, source, now)))
  const found = await stores.scholarships.findByIds(records.map(({ id }) => id))
  const outcomes = new Map<number, RowOutcome>()
  for (const [n, record] of records.entries()) {
    const position = rows[n]?.position ?? 0
    const stored = found.get(record.id)
    if (stored === undefined) outcomes.set(position, 'created')
    else
      outcomes.set(
        position,
        stored.contentHash === record.contentHash ? 'unchanged' : 'changed',
      )
  }
  return { records, outcomes }
}

/** Applies a batch of rows, within one transaction. */
export async function applyListings(
  rows: readonly StagedRow[],
  source: Source,
  runId: string,
  stores: SourceTx,
  now: Date,
): Promise<Outcomes> {
  const { records, outcomes } = await planListings(rows, source, stores, now)
  await makeLoadScholarships(feedOf(source))(records, stores, now)
  const seen = records.map(({ id }, n) => ({
    listingId: id,
    rowKey: rows[n]?.rowKey ?? '',
  }))
  const back = await stores.sourceListings.see(source.id, runId, seen)
  await reopen(back, stores, now)
  return outcomes
}

function listingOf(row: StagedRow, source: Source, now: Date): NewScholarship {
  return listingOfRow(source, row.rowKey, detailsOfRecord(row.record), now.getUTCFullYear())
}

/** Gives two new awards of one name in one batch different slugs, as neither is in the table yet. */
function withOwnSlugs(records: readonly NewScholarship[]): NewScholarship[] {
  const taken = new Set<string>()
  return records.map((record) => {
    const slug = taken.has(record.slug)
      ? `${record.slug}-${record.id.slice(0, 8)}`
      : record.slug
    taken.add(slug)
    return { ...record, slug }
  })
}

/**
 * Closes the next listings that too many complete runs in a row have lacked, within one transaction. An award that
 * another source still has stays open. @returns how many were checked, and how many closed
 */
export async function closeAbsent(
  source: Source,
  runId: string,
  stores: SourceTx,
  { size, failed, begin }: Turn,
  now: Date,
): Promise<{ absent: number; closed: number }> {
  const asked = { runId, runs: RUNS_UNTIL_CLOSED, size, leftOut: failed }
  const ids = await stores.sourceListings.toClose(source.id, asked)
  begin(ids)
  // Notes all of them; otherwise the next run would lock those again that a person has closed.
  await stores.sourceListings.noteAbsence(source.id, ids)
  return { absent: ids.length, closed: await closeGone(ids, stores, now) }
}
