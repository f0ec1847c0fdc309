import { SyncRunFinished } from '@landfall/proto-events/catalog/sync-run-finished.v1'
import type { RunTx } from './run-stores.ts'
import { SCHOLARSHIPS_SOURCE, type SyncRun } from './sync-run.ts'

/** Records the end of a run, which also changes the catalog's figures about freshness and closed listings. */
export async function finishRun(stores: RunTx, run: SyncRun & { finishedAt: Date }) {
  await stores.syncRuns.put(run)
  await stores.outbox.publish(SyncRunFinished, {
    aggregateId: run.id,
    version: 1,
    data: {
      syncRunId: run.id,
      source: run.source,
      startedAt: run.startedAt.toISOString(),
      finishedAt: run.finishedAt.toISOString(),
      fetched: run.fetched,
      created: run.created,
      changed: run.changed,
      closed: run.closed,
      failed: run.failed + run.quarantined,
      openCount: run.openCount,
    },
  })
  if (run.source === SCHOLARSHIPS_SOURCE || run.sourceId !== null || run.closed > 0) {
    stores.catalog.markFiguresChanged()
  }
  return run
}
