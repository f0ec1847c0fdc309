import type { Clock } from '@landfall/kit/core/clock'
import { makeMakeReport } from './modules/impact/make-report.ts'
import { makeReadMetrics } from './modules/metrics/read-metrics.ts'
import type { SnapshotDocumentStore } from './modules/snapshot/snapshot.store.ts'
import { makeReadSnapshots } from './modules/snapshot/take-snapshot.ts'
import type { Stores } from './stores.ts'

/** What is read of an organization's figures. */
export function createDashboardUseCases(deps: {
  stores: Stores
  snapshotDocuments: SnapshotDocumentStore
  clock: Clock
}) {
  const { stores, snapshotDocuments: documents, clock } = deps
  const readMetrics = makeReadMetrics(stores)
  return {
    readMetrics,
    makeReport: makeMakeReport({ readMetrics, projection: stores.projection, clock }),
    readFunds: (organizationId: string) => stores.projection.fundsOf(organizationId),
    readSnapshots: makeReadSnapshots({ stores, documents }),
  }
}
