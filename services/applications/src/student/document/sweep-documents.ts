import type { Clock } from '@landfall/kit/core/clock'
import { collectFaults, type Faults } from '@landfall/kit/core/collect-faults'
import { inBatches } from '@landfall/kit/core/in-batches'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { DataStore } from '@tus/server'
import { scanDocumentJob } from '../../jobs/scan-document.job.ts'
import type { ScanState } from './document.ts'
import type { DocumentStore } from './document.store.ts'
import type { ObjectStorage } from './storage/object-storage.ts'

const BATCH_SIZE = 100
/** Longer than any upload takes between its bytes and its row. */
const ORPHAN_AFTER_MS = 24 * 60 * 60_000
/** Longer than all tries of one scan together. */
const SCAN_AGAIN_AFTER_MS = 60 * 60_000
/** Objects uploaded while there was no scanner are scanned once there is one. */
const UNJUDGED: readonly ScanState[] = ['pending', 'failed', 'not_scanned']

type Deps = {
  unitOfWork: UnitOfWork<{ documents: DocumentStore }>
  documents: DocumentStore
  /** Which of these objects something other than documents needs. */
  findKeptElsewhere: (ids: readonly string[]) => Promise<ReadonlySet<string>>
  objects: ObjectStorage
  uploads: Pick<DataStore, 'deleteExpired'>
  hasScanner: boolean
  clock: Clock
}

export type DocumentSweep = {
  /** Objects that neither a vault nor a holder needed anymore. */
  removed: number
  /** Content without a row: a process ended between the two. */
  orphans: number
  /** Uploads that nobody finished within a day. */
  uploads: number
  scans: number
}

/**
 * Deletes what nobody needs. A row is always deleted before its content, so that every row has its content; what a
 * crash leaves behind is swept a day later. Several processes may sweep at once. Content that can't be deleted does
 * not hold up the rest; the sweep finds it again as an orphan. An upload that can't be deleted does not either.
 * @throws the error of the first content that could not be deleted
 */
export function makeSweepDocuments(deps: Deps) {
  return async (): Promise<DocumentSweep> => {
    const faults = collectFaults()
    const swept = {
      removed: await removeUnneeded(deps, faults),
      orphans: await removeOrphans(deps, faults),
      uploads: (await faults.around('uploads', () => deps.uploads.deleteExpired())) ?? 0,
      scans: deps.hasScanner ? await askForScans(deps) : 0,
    }
    faults.throwFirst()
    return swept
  }
}

async function removeUnneeded(
  { unitOfWork, objects }: Deps,
  faults: Faults,
): Promise<number> {
  return inBatches(BATCH_SIZE, async () => {
    const ids = await unitOfWork((tx) => tx.documents.takeUnneeded(BATCH_SIZE))
    await faults.each(ids, (id) => objects.remove(id))
    return ids.length
  })
}

async function removeOrphans(deps: Deps, faults: Faults): Promise<number> {
  const { documents, findKeptElsewhere, objects, clock } = deps
  const before = new Date(clock.now().getTime() - ORPHAN_AFTER_MS)
  let sum = 0
  for await (const ids of objects.listBefore(before)) {
    const kept = await documents.findKept(ids)
    const elsewhere = await findKeptElsewhere(ids)
    const orphans = ids.filter((id) => !kept.has(id) && !elsewhere.has(id))
    await faults.each(orphans, (id) => objects.remove(id))
    sum += orphans.length
  }
  return sum
}

async function askForScans({ unitOfWork, clock }: Deps): Promise<number> {
  const now = clock.now()
  const before = new Date(now.getTime() - SCAN_AGAIN_AFTER_MS)
  return unitOfWork(async (tx) => {
    const stale = await tx.documents.lockStale(UNJUDGED, before, BATCH_SIZE)
    for (const { id } of stale) {
      await tx.documents.setScanState(id, 'pending', now)
      await tx.outbox.enqueue(scanDocumentJob, { objectId: id }, { key: id })
    }
    return stale.length
  })
}
