import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { applyJobKey, applyListingImportJob } from '../../jobs/apply-listing-import.job.ts'
import { readJobKey, readListingImportJob } from '../../jobs/read-listing-import.job.ts'
import { undoJobKey, undoListingImportJob } from '../../jobs/undo-listing-import.job.ts'
import type { ListingImportStore } from '../listing-import/listing-import.store.ts'
import type { SyncRunStore } from '../sync-run/sync-run.store.ts'
import { syncJobKey, syncSourceJob } from '../../jobs/sync-source.job.ts'

type Stores = {
  syncRuns: Pick<SyncRunStore, 'underWay'>
  listingImports: Pick<ListingImportStore, 'underWay'>
}

const BATCH_SIZE = 500

/** The job that continues an import, by its state. */
const IMPORT_WORK = [
  ['reading', readListingImportJob, readJobKey],
  ['applying', applyListingImportJob, applyJobKey],
  ['undoing', undoListingImportJob, undoJobKey],
] as const

/**
 * Queues the jobs of unfinished runs and imports again: a job may have been lost with Redis, or have failed for good
 * in a long outage, and nothing else would continue the work. A job that is still queued is recognized by its key and
 * not added twice.
 */
export function makeResumeWork({ unitOfWork }: { unitOfWork: UnitOfWork<Stores> }) {
  return (): Promise<void> =>
    unitOfWork(async ({ syncRuns, listingImports, outbox }) => {
      const runs = await syncRuns.underWay(BATCH_SIZE)
      await outbox.enqueueAll(
        syncSourceJob,
        runs.map((run) => ({ payload: { runId: run.id }, key: syncJobKey(run) })),
      )
      const imports = await listingImports.underWay(BATCH_SIZE)
      const ids = Map.groupBy(imports, ({ status }) => status)
      for (const [status, job, keyOf] of IMPORT_WORK) {
        await outbox.enqueueAll(
          job,
          (ids.get(status) ?? []).map(({ id }) => ({
            payload: { importId: id },
            key: keyOf(id),
          })),
        )
      }
    })
}
