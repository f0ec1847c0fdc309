import { publishChanges } from '../scholarship/publish-change.ts'
import type { LoadCounts } from '../scholarship/load-scholarships.ts'
import type { Outbox } from '@landfall/kit/transaction/outbox'
import type { RecordStores } from './record-stores.ts'
import { publishUniversities } from './publish-universities.ts'
import type { NewUniversity, University } from './university.ts'

/** Loads a batch of universities; unchanged ones stay as they are. */
export async function loadUniversities(
  rows: readonly NewUniversity[],
  stores: RecordStores & { outbox: Outbox },
  now: Date,
): Promise<LoadCounts> {
  const { universities, outbox } = stores
  const known = await universities.hashesOf(rows.map(({ id }) => id))
  const records = rows
    .filter((row) => known.get(row.id)?.contentHash !== row.contentHash)
    .map((row): University => ({
      ...row,
      version: (known.get(row.id)?.version ?? 0) + 1,
      createdAt: now,
      updatedAt: now,
    }))
  await universities.saveAll(records)
  const changed = new Map(records.map((record) => [record.id, record]))
  const named = await stores.organizationUniversities.organizationsOf([...changed.keys()])
  await publishUniversities(outbox, named, changed)
  const moved = records.filter(({ id, state }) => (known.get(id)?.state ?? null) !== state)
  await publishTiedScholarships(
    moved.map(({ id }) => id),
    stores,
    now,
  )
  const created = records.filter(({ version }) => version === 1).length
  return { created, changed: records.length - created }
}

/** Publishes awards tied to changed universities, as an award's event includes its university's state. */
async function publishTiedScholarships(
  universityIds: readonly string[],
  stores: RecordStores & { outbox: Outbox },
  now: Date,
): Promise<void> {
  const { scholarships } = stores
  const ids = await scholarships.idsTiedTo(universityIds)
  const tied = await scholarships.findByIdsForUpdate(ids)
  const updated = tied.map((stored) => ({
    ...stored,
    version: stored.version + 1,
    updatedAt: now,
  }))
  await scholarships.saveAll(updated, now)
  await publishChanges(stores, { updated }, now)
}
