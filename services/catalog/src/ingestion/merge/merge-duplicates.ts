import type { Clock } from '@landfall/kit/core/clock'
import { collectFaults } from '@landfall/kit/core/collect-faults'
import { idFromName } from '@landfall/kit/core/ids'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import { mergeDuplicatesJob } from '../../jobs/merge-duplicates.job.ts'
import { listingId } from '../source/source.ts'
import { mergeListings } from './merge-listings.ts'
import { survivorFirst } from './merge-records.ts'
import type { Merge } from './merge.ts'
import { type Likeness, likenessOf, searchWordsOf } from './similarity.ts'
import type { MergeStores, MergeTx } from './merge-stores.ts'

type Deps = {
  unitOfWork: UnitOfWork<MergeStores>
  clock: Clock
  /** Runs the work while nobody else looks for duplicates, as two runs may have brought the two of a pair. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
}

const MAX_CANDIDATES = 50
/** Listings per job: the most that a killed job repeats. */
const PAGE_SIZE = 100

/**
 * Compares a page of listings that a run made or changed with listings of other feeds; the next page is another job,
 * so that a killed run resumes where it stopped. Certain duplicates are merged, likely ones proposed; a pair decided
 * before stays as it is. A listing that fails holds up neither the others nor the next page. Idempotent.
 * @param after the last row of the page before; absent for the first page
 * @throws the error of the first listing that failed
 */
export function makeMergeDuplicates({ unitOfWork, clock, alone }: Deps) {
  const queueNext = (runId: string, after: number) =>
    unitOfWork(({ outbox }) =>
      outbox.enqueue(
        mergeDuplicatesJob,
        { runId, after },
        { key: `merge-${runId}-${after}` },
      ),
    )
  return (runId: string, after?: number): Promise<{ merged: number; proposed: number }> =>
    alone(async () => {
      const page = await unitOfWork((stores) => pageOf(runId, after ?? -1, stores))
      const faults = collectFaults()
      const outcomes = await faults.each(
        page.map(({ id }) => id),
        (id) => unitOfWork((stores) => compareOne(id, stores, clock.now())),
      )
      const last = page.at(-1)
      if (last !== undefined && page.length === PAGE_SIZE)
        await queueNext(runId, last.position)
      faults.throwFirst()
      const counts = { merged: 0, proposed: 0 }
      for (const outcome of outcomes) if (outcome !== null) counts[outcome] += 1
      return counts
    })
}

/** Listings that a run made or changed, after a row. */
async function pageOf(
  runId: string,
  after: number,
  stores: MergeTx,
): Promise<{ id: string; position: number }[]> {
  const run = await stores.syncRuns.find(runId)
  const source = run?.sourceId == null ? null : await stores.sources.find(run.sourceId)
  if (source === null) return []
  const rows = await stores.syncRows.rowsWith(runId, ['created', 'changed'], {
    after,
    limit: PAGE_SIZE,
  })
  return rows.map(({ position, key }) => ({ position, id: listingId(source, key ?? '') }))
}

async function compareOne(
  id: string,
  stores: MergeTx,
  now: Date,
): Promise<'merged' | 'proposed' | null> {
  const listing = await stores.scholarships.find(id)
  const query = listing === null ? null : queryOf(listing.title)
  if (listing === null || query === null || listing.status === 'archived') return null
  const ids = await stores.merges.candidates(listing, query, MAX_CANDIDATES)
  const others = await stores.scholarships.findByIds(ids)
  const [best] = [...others.values()]
    .map((other) => ({ other, likeness: likenessOf(listing, other) }))
    .filter(({ likeness }) => likeness.verdict !== 'different')
    .toSorted(
      (a, b) => b.likeness.score - a.likeness.score || (a.other.id < b.other.id ? -1 : 1),
    )
  return best === undefined ? null : settle(listing, best.other, best.likeness, stores, now)
}

/** Searches for any two of the title's distinctive words, so that a typo in one hides nothing. */
function queryOf(title: string): string | null {
  const words = searchWordsOf(title)
  const [a, b, c] = words
  if (a === undefined) return null
  if (b === undefined) return a
  return c === undefined ? `${a} & ${b}` : `(${a} & ${b}) | (${a} & ${c}) | (${b} & ${c})`
}

async function settle(
  listing: StoredScholarship,
  other: StoredScholarship,
  likeness: Likeness,
  stores: MergeTx,
  now: Date,
): Promise<'merged' | 'proposed' | null> {
  if (listing.ownerId !== null && other.ownerId !== null) return null
  if ((await stores.merges.findPair(listing.id, other.id)) !== null) return null
  const [survivor, merged] = survivorFirst(listing, other)
  // A listing that an organization made here is its own: only a person may merge another into it.
  const isCertain = likeness.verdict === 'same' && survivor.ownerId === null
  const isShown = [survivor, merged].every(({ status }) => status === 'published')
  const proposal: Merge = {
    id: idFromName('listing-merge', `${survivor.id}:${merged.id}`),
    survivorId: survivor.id,
    mergedId: merged.id,
    state: 'proposed',
    isAutomatic: false,
    score: likeness.score,
    reasons: likeness.reasons,
    survivorBefore: null,
    mergedBefore: null,
    decidedBy: null,
    decidedAt: null,
    createdAt: now,
    version: 1,
  }
  if (isCertain && isShown) {
    const automatic = { ...proposal, isAutomatic: true }
    const done = await mergeListings(automatic, stores, { by: null, now })
    if (done !== null) return 'merged'
  }
  return (await stores.merges.addIfNew(proposal)) ? 'proposed' : null
}
