import { UniversityUpdated } from '@landfall/proto-events/catalog/university-updated.v1'
import type { LoadStores, RowCounts } from '../sync-run/load-source.ts'
import type { NewUniversity, University } from './university.ts'

/** Takes a batch of universities in; what did not change stays as it is. */
export async function loadUniversities(
  rows: readonly NewUniversity[],
  { universities, outbox }: LoadStores,
  now: Date,
): Promise<Partial<RowCounts>> {
  const known = await universities.hashesOf(rows.map(({ id }) => id))
  const records = rows
    .filter((row) => known.get(row.id)?.contentHash !== row.contentHash)
    .map((row): University => ({
      ...row,
      version: (known.get(row.id)?.version ?? 0) + 1,
      createdAt: now,
      updatedAt: now,
    }))
  await universities.putAll(records)
  const events = records.map(
    ({ id, slug, unitid, name, city, state, isActive, version }) => ({
      aggregateId: id,
      version,
      data: { universityId: id, slug, unitid, name, city, state, isActive },
    }),
  )
  await outbox.publishAll(UniversityUpdated, events)
  const created = records.filter(({ version }) => version === 1).length
  return { created, changed: records.length - created }
}
