import { makeReadMetrics } from './modules/metrics/read-metrics.ts'
import type { SnapshotDocumentStore } from './modules/snapshot/snapshot.store.ts'
import { makeReadSnapshots } from './modules/snapshot/take-snapshot.ts'
import type { Stores } from './stores.ts'

/** What is read of an organization's figures. */
export function createDashboardUseCases(deps: {
  stores: Stores
  snapshotDocuments: SnapshotDocumentStore
}) {
  const { stores, snapshotDocuments: documents } = deps
  return {
    readMetrics: makeReadMetrics(stores),
    readFunds: (organizationId: string) => stores.projection.fundsOf(organizationId),
    readSnapshots: makeReadSnapshots({ stores, documents }),
  }
}
