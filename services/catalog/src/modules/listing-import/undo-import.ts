import type { Clock } from '@landfall/kit/clock'
import type { Outbox } from '@landfall/kit/outbox'
import type { UnitOfWork } from '@landfall/kit/unit-of-work'
import { withStatus } from '../scholarship/change-status.ts'
import { contentHash } from '../scholarship/content-hash.ts'
import { type ChangeStores, publishChanges } from '../scholarship/publish-change.ts'
import type { ScholarshipStore } from '../scholarship/scholarship.store.ts'
import { statedDetails } from '../scholarship/stated-details.ts'
import type { StoredScholarship } from '../scholarship/stored-scholarship.ts'
import type { ImportRow, ListingImport } from './listing-import.ts'
import type { ListingImportStore } from './listing-import.store.ts'

const BATCH_SIZE = 50

type Stores = ChangeStores & {
  scholarships: ScholarshipStore
  listingImports: ListingImportStore
}
type Tx = Stores & { outbox: Outbox }
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }

/**
 * Puts back what an import changed and archives what it made, a batch a transaction. What somebody
 * edited since stays as they left it.
 */
export function makeUndoImport({ unitOfWork, clock }: Deps) {
  return async (importId: string): Promise<{ undone: number }> => {
    let undone = 0
    for (;;) {
      const rows = await unitOfWork((tx) => undoBatch(tx, importId, clock.now()))
      if (rows === null) return { undone }
      undone += rows
    }
  }
}

async function undoBatch(tx: Tx, importId: string, now: Date): Promise<number | null> {
  const { listingImports, scholarships } = tx
  const found = await listingImports.findForUpdate(importId)
  if (found?.status !== 'undoing') return null
  const rows = await listingImports.rowsInState(importId, 'done', BATCH_SIZE)
  if (rows.length === 0) {
    await listingImports.put({ ...found, status: 'undone', undoneAt: now })
    return null
  }
  const ids = rows.flatMap(({ scholarshipId }) => scholarshipId ?? [])
  const records = await scholarships.findByIdsForUpdate(ids)
  const known = new Map(records.map((record) => [record.id, record]))
  const states: ImportRow[] = []
  for (const row of rows) {
    const record = known.get(row.scholarshipId ?? '') ?? null
    states.push({ ...row, state: await undoRow(tx, found, row, record, now) })
  }
  await listingImports.putRows(states)
  return rows.length
}

async function undoRow(
  tx: Tx,
  { scope }: ListingImport,
  row: ImportRow,
  record: StoredScholarship | null,
  now: Date,
): Promise<'undone' | 'kept'> {
  if (row.outcome === 'unchanged' || record === null) return 'undone'
  if (isEditedSince(row, record)) return 'kept'
  if (row.before !== null) {
    const { details, editedFields, contentHash: hash } = row.before
    const version = record.version + 1
    const restored = { ...record, ...details, editedFields, contentHash: hash }
    const back = { ...restored, version, updatedAt: now }
    await tx.scholarships.putAll([back], now)
    await publishChanges(tx, { updated: [back] }, now)
    return 'undone'
  }
  if (row.key !== null) {
    await tx.listingImports.dropReference(scope, row.key, record.id)
  }
  await archive(tx, record, now)
  return 'undone'
}

/** By its facts or, for what the import made a draft, by showing it; a deadline that passed is no edit. */
function isEditedSince(
  { afterHash, afterStatus }: ImportRow,
  record: StoredScholarship,
): boolean {
  const isOther = contentHash(statedDetails(record)) !== afterHash
  return isOther || (afterStatus === 'draft' && record.status === 'published')
}

/** As a person would: closed first where students can find it, so that they hear of it. */
async function archive(tx: Tx, record: StoredScholarship, now: Date): Promise<void> {
  if (record.status === 'archived') return
  let last = record
  if (record.status === 'published') {
    last = withStatus(record, 'closed', now)
    await tx.scholarships.putAll([last], now)
    await publishChanges(tx, { closed: [last] }, now)
  }
  const archived = withStatus(last, 'archived', now)
  await tx.scholarships.putAll([archived], now)
  await publishChanges(tx, { archived: [archived] }, now)
}
