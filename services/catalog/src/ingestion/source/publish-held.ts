import { SyncRunHeld } from '@landfall/proto-events/catalog/sync-run-held.v1'
import type { SyncRun } from '../sync-run/sync-run.ts'
import type { Source } from './source.ts'
import type { SourceTx } from './source-stores.ts'

/** Publishes that a run is waiting for a person. A run is held only once, as letting it continue is the decision. */
export async function publishHeld(
  run: SyncRun,
  source: Source,
  { outbox }: SourceTx,
  now: Date,
): Promise<void> {
  await outbox.publish(SyncRunHeld, {
    aggregateId: run.id,
    version: 1,
    data: {
      syncRunId: run.id,
      sourceId: source.id,
      sourceName: source.name,
      reason: run.heldReason ?? '',
      heldAt: now.toISOString(),
    },
  })
}
