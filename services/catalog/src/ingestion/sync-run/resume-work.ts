import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { applyJobKey, applyListingImportJob } from '../../jobs/apply-listing-import.ts'
import { undoJobKey, undoListingImportJob } from '../../jobs/undo-listing-import.ts'
import type { CatalogStores } from '../../stores.ts'
import { syncJobKey, syncSourceJob } from '../source/sync-source.job.ts'

type Stores = Pick<CatalogStores, 'syncRuns' | 'listingImports'>

const MOST_AT_ONCE = 500

/**
 * Puts the jobs of runs and imports that have not ended into their queues again: the job of one may have
 * been lost with Redis, or have failed for good in a long outage, and nothing else would go on with
 * it. A job that is still there is known by its key and not added twice.
 */
export function makeResumeWork({ unitOfWork }: { unitOfWork: UnitOfWork<Stores> }) {
  return (): Promise<void> =>
    unitOfWork(async ({ syncRuns, listingImports, outbox }) => {
      const runs = await syncRuns.underWay(MOST_AT_ONCE)
      await outbox.enqueueAll(
        syncSourceJob,
        runs.map((run) => ({ payload: { runId: run.id }, key: syncJobKey(run) })),
      )
      const imports = await listingImports.underWay(MOST_AT_ONCE)
      const ids = Map.groupBy(imports, ({ status }) => status)
      await outbox.enqueueAll(
        applyListingImportJob,
        (ids.get('applying') ?? []).map(({ id }) => ({
          payload: { importId: id },
          key: applyJobKey(id),
        })),
      )
      await outbox.enqueueAll(
        undoListingImportJob,
        (ids.get('undoing') ?? []).map(({ id }) => ({
          payload: { importId: id },
          key: undoJobKey(id),
        })),
      )
    })
}
