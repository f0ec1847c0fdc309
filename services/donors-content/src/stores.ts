import type { Database } from '@landfall/kit/database/postgres'
import { createPieceStore } from './modules/content/piece.store.ts'
import { createMetricsStore } from './modules/metrics/metrics.store.ts'
import { createProjectionStore } from './modules/projection/projection.store.ts'
import { createSnapshotStore } from './modules/snapshot/snapshot.store.ts'

export type Stores = ReturnType<typeof bindStores>

/** Every store of the service on one connection or transaction. */
export function bindStores(db: Database) {
  return {
    metrics: createMetricsStore(db),
    pieces: createPieceStore(db),
    projection: createProjectionStore(db),
    snapshots: createSnapshotStore(db),
  }
}
