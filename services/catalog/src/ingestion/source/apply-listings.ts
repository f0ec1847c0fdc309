import { closed, isReadable, published } from '../../record/scholarship/listing-status.ts'
import { makeLoadScholarships } from '../../record/scholarship/load-scholarships.ts'
import { publishChanges } from '../../record/scholarship/publish-change.ts'
import type { NewScholarship } from '../../record/scholarship/scholarship.ts'
import type { RowOutcome, StagedRow } from '../sync-run/sync-row.store.ts'
import { listingOfRow } from './listing-of-row.ts'
import { type Source, feedOf } from './source.ts'
import { detailsOfRecord } from './stage-rows.ts'
import type { SourceTx } from './source-stores.ts'

/** A listing that its source lacks in so many complete runs in a row is closed: three days when daily. */
export const RUNS_UNTIL_CLOSED = 3

const BATCH_SIZE = 200

export type Outcomes = ReadonlyMap<number, RowOutcome>

/** What taking the rows in would do; writes nothing. */
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

/** Takes a batch of rows in, within one transaction. */
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

/** Two new awards of one name in one batch do not see each other in the table. */
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

/** What we closed because it was gone opens again; what a person closed stays closed. */
async function reopen(ids: readonly string[], stores: SourceTx, now: Date): Promise<void> {
  if (ids.length === 0) return
  const held = await stores.scholarships.findByIdsForUpdate(ids)
  const back = held
    .filter((record) => record.status === 'closed' && isReadable(record))
    .map((record) => published(record, now))
  // What the rules hold back by now stays closed.
  const shown = (await stores.hooks.beforeShow(back, now)).filter(
    ({ status }) => status === 'published',
  )
  await stores.scholarships.saveAll(shown, now)
  await publishChanges(stores, { published: shown }, now)
}

/** Marks what a complete run lacked, and closes what was lacking for too long; within one transaction. */
export async function markGone(
  source: Source,
  runId: string,
  stores: SourceTx,
  now: Date,
): Promise<{ missing: number; closed: number }> {
  const missing = await stores.sourceListings.markMissing(source.id, runId, now)
  const ids = await stores.sourceListings.toClose(source.id, RUNS_UNTIL_CLOSED)
  let count = 0
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const held = await stores.scholarships.findByIdsForUpdate(
      ids.slice(start, start + BATCH_SIZE),
    )
    const gone = held
      .filter(({ status }) => status === 'published')
      .map((record) => closed(record, 'absent', now))
    await stores.scholarships.saveAll(gone, now)
    await publishChanges(stores, { closed: gone }, now)
    await stores.sourceListings.closedForAbsence(
      source.id,
      gone.map(({ id }) => id),
    )
    count += gone.length
  }
  return { missing, closed: count }
}
