import type { Outbox } from '@landfall/kit/transaction/outbox'
import { type ChangeStores, publishChanges } from './publish-change.ts'
import type { ScholarshipStore } from './scholarship.store.ts'
import type { StoredScholarship } from './stored-scholarship.ts'
import type { NewScholarship } from './scholarship.ts'

type LoadStores = ChangeStores & { scholarships: ScholarshipStore; outbox: Outbox }
/** How many records a batch made and changed. */
export type LoadCounts = { created: number; changed: number }

/** Loads a batch of listings of one feed; unchanged ones stay as they are. */
export function makeLoadScholarships(feed: string) {
  return async (
    rows: readonly NewScholarship[],
    stores: LoadStores,
    now: Date,
  ): Promise<LoadCounts> => {
    // Locked, so that a concurrent edit does not get the same version as this write.
    const found = await stores.scholarships.findByIdsForUpdate(rows.map(({ id }) => id))
    const known = new Map(found.map((stored) => [stored.id, stored]))
    const created: StoredScholarship[] = []
    const changed: StoredScholarship[] = []
    for (const row of rows) {
      const stored = known.get(row.id)
      if (stored === undefined) created.push(await firstRecord(row, feed, stores, now))
      else if (stored.contentHash !== row.contentHash)
        changed.push(merged(stored, row, now))
    }
    const shown = await stores.hooks.beforeShow([...created, ...changed], now)
    await stores.scholarships.saveAll(shown, now)
    await publishChanges(stores, changesOf(shown, known), now)
    return { created: created.length, changed: changed.length }
  }
}

/** Which records were changed how; a record that is held back now was open before. */
function changesOf(
  records: readonly StoredScholarship[],
  known: ReadonlyMap<string, StoredScholarship>,
) {
  const isClosed = ({ id, status }: StoredScholarship) =>
    status === 'closed' && known.get(id)?.status === 'published'
  const before = records.filter(({ id }) => known.has(id))
  return {
    created: records.filter(({ id }) => !known.has(id)),
    updated: before.filter((record) => !isClosed(record)),
    closed: before.filter(isClosed),
  }
}

async function firstRecord(
  row: NewScholarship,
  feed: string,
  { scholarships }: LoadStores,
  now: Date,
): Promise<StoredScholarship> {
  // Somebody may already have made an award with the same name here.
  const isTaken = await scholarships.isSlugTaken(row.slug)
  return {
    ...row,
    slug: isTaken ? `${row.slug}-${row.id.slice(0, 8)}` : row.slug,
    visibility: 'public',
    closedReason: null,
    feed,
    editedFields: [],
    lastVerifiedAt: null,
    linkStatus: 'unchecked',
    version: 1,
    publishedAt: row.status === 'published' ? now : null,
    createdAt: now,
    updatedAt: now,
  }
}

/** The source's new facts, except for fields that an admin set by hand; people's decisions about the status stay. */
function merged(
  stored: StoredScholarship,
  row: NewScholarship,
  now: Date,
): StoredScholarship {
  const kept = Object.fromEntries(
    Object.entries(stored).filter(([field]) => stored.editedFields.includes(field)),
  )
  return {
    ...stored,
    ...row,
    ...kept,
    slug: stored.slug,
    status: stored.status,
    version: stored.version + 1,
    updatedAt: now,
  }
}
