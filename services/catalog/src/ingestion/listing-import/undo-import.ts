import type { Clock } from '@landfall/kit/core/clock'
import { inBatches, type Turn } from '@landfall/kit/core/in-batches'
import type { Outbox } from '@landfall/kit/transaction/outbox'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Requirement } from '@landfall/matching/requirements/requirement'
import { archived, closed } from '../../record/scholarship/listing-status.ts'
import { contentHash } from '../../record/scholarship/content-hash.ts'
import {
  type ChangeStores,
  publishChanges,
} from '../../record/scholarship/publish-change.ts'
import type { ScholarshipStore } from '../../record/scholarship/scholarship.store.ts'
import {
  keyOfText,
  labelOf,
  NAMELESS,
} from '../../record/scholarship/requirements/stated-requirements.ts'
import type { ScholarshipDetails } from '../../record/scholarship/scholarship.ts'
import { statedDetails } from '../../record/scholarship/stated-details.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import type { ImportRow } from './listing-import.ts'
import type { ListingImportStore } from './listing-import.store.ts'

const BATCH_SIZE = 50

type Stores = ChangeStores & {
  scholarships: ScholarshipStore
  listingImports: ListingImportStore
}
type Tx = Stores & { outbox: Outbox }
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }

/**
 * Restores what an import changed and archives what it made, a batch per transaction. Records edited since stay as
 * they are. A row that fails does not hold up the others; until it is undone, the import stays under way.
 * @throws the error of the first row that failed
 */
export function makeUndoImport({ unitOfWork, clock }: Deps) {
  return async (importId: string): Promise<{ undone: number }> => {
    let undone = 0
    await inBatches(BATCH_SIZE, async (turn) => {
      const rows = await unitOfWork((tx) => undoBatch(tx, importId, turn, clock.now()))
      undone += rows
      // The turn that finds nothing ends the import.
      return rows === 0 ? 0 : turn.size
    })
    return { undone }
  }
}

async function undoBatch(
  tx: Tx,
  importId: string,
  { size, failed, begin }: Turn,
  now: Date,
): Promise<number> {
  const { listingImports, scholarships } = tx
  const found = await listingImports.findForUpdate(importId)
  if (found?.status !== 'undoing') return 0
  const rows = await listingImports.rowsInState(importId, 'done', size, failed.map(Number))
  begin(rows.map(({ rowNumber }) => String(rowNumber)))
  if (rows.length === 0) {
    if (failed.length === 0)
      await listingImports.put({ ...found, status: 'undone', undoneAt: now })
    return 0
  }
  const ids = rows.flatMap(({ scholarshipId }) => scholarshipId ?? [])
  const records = await scholarships.findByIdsForUpdate(ids)
  const known = new Map(records.map((record) => [record.id, record]))
  const steps = rows.map((row) => stepOf(row, known.get(row.scholarshipId ?? ''), now))
  await putBack(
    tx,
    steps.flatMap(({ restored }) => restored ?? []),
    now,
  )
  const made = steps.filter((step) => step.made !== undefined)
  await archiveAll(
    tx,
    made.flatMap((step) => step.made ?? []),
    now,
  )
  await listingImports.dropReferences(
    found.scope,
    made.map(({ row }) => row),
  )
  await listingImports.putRows(steps.map(({ row, state }) => ({ ...row, state })))
  return rows.length
}

/** What happens to a row, and to the record that it wrote. */
type UndoStep = {
  row: ImportRow
  state: 'undone' | 'kept'
  restored?: StoredScholarship
  made?: StoredScholarship
}

function stepOf(
  row: ImportRow,
  record: StoredScholarship | undefined,
  now: Date,
): UndoStep {
  if (row.outcome === 'unchanged' || record === undefined) return { row, state: 'undone' }
  if (isEditedSince(row, record)) return { row, state: 'kept' }
  if (row.before === null) return { row, state: 'undone', made: record }
  const { details, editedFields, contentHash: hash } = row.before
  const before = { ...record, ...details, editedFields, contentHash: hash }
  const restored = { ...before, version: record.version + 1, updatedAt: now }
  return { row, state: 'undone', restored }
}

/**
 * Whether the record's facts were changed since or, if the import found or left it hidden, whether it was shown
 * since: its earlier facts were never checked for being shown. A passed deadline is not an edit.
 */
function isEditedSince(
  { afterHash, afterStatus }: ImportRow,
  record: StoredScholarship,
): boolean {
  const details = statedDetails(record)
  const isOther = [details, withoutNames(details)].every(
    (one) => contentHash(one) !== afterHash,
  )
  return isOther || (afterStatus !== 'published' && record.status === 'published')
}

/**
 * The details as imports wrote them before short conditions were named by their own words: that naming is not an edit
 * either.
 */
function withoutNames(details: ScholarshipDetails): ScholarshipDetails {
  return { ...details, requirements: details.requirements?.map(nameless) ?? null }
}

function nameless(one: Requirement): Requirement {
  const isByWords = one.key === keyOfText(one.text) && one.label === labelOf(one.text)
  return isByWords ? { ...one, label: NAMELESS } : one
}

async function putBack(
  tx: Tx,
  restored: readonly StoredScholarship[],
  now: Date,
): Promise<void> {
  if (restored.length === 0) return
  await tx.scholarships.saveAll(restored, now)
  await publishChanges(tx, { updated: restored }, now)
}

/** Archives like a person would: closes first what students can find, so that they are told. */
async function archiveAll(
  tx: Tx,
  records: readonly StoredScholarship[],
  now: Date,
): Promise<void> {
  const shut = records
    .filter(({ status }) => status === 'published')
    .map((record) => closed(record, 'owner', now))
  if (shut.length > 0) {
    await tx.scholarships.saveAll(shut, now)
    await publishChanges(tx, { closed: shut }, now)
  }
  const away = [...records.filter(({ status }) => status !== 'published'), ...shut]
    .filter(({ status }) => status !== 'archived')
    .map((record) => archived(record, now))
  if (away.length > 0) {
    await tx.scholarships.saveAll(away, now)
    await publishChanges(tx, { archived: away }, now)
  }
}
