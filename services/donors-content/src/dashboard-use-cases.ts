import type { Clock } from '@landfall/kit/core/clock'
import type { AwardsFilter } from './modules/content/content.ts'
import type { ReadPublished } from './modules/content/read-published.ts'
import { makeMakeReport, makeReadReport } from './modules/impact/make-report.ts'
import { makeReadMetrics } from './modules/metrics/read-metrics.ts'
import type { SnapshotDocumentStore } from './modules/snapshot/snapshot.store.ts'
import { makeReadSnapshots } from './modules/snapshot/take-snapshot.ts'
import type { Stores } from './stores.ts'

/** Nobody would read more in one report. */
const STORIES_SHOWN = 10

/** Everything that reads an organization's figures. */
export function createDashboardUseCases(deps: {
  stores: Stores
  published: Pick<ReadPublished, 'storiesOf'>
  snapshotDocuments: SnapshotDocumentStore
  clock: Clock
}) {
  const { stores, published, snapshotDocuments: documents, clock } = deps
  const { projection } = stores
  const readMetrics = makeReadMetrics(stores)
  const readStories = (awards: AwardsFilter) => published.storiesOf(awards, STORIES_SHOWN)
  const reporting = { readMetrics, readStories, projection, clock }
  return {
    readMetrics,
    readStories,
    readReport: makeReadReport(reporting),
    makeReport: makeMakeReport(reporting),
    readFunds: (organizationId: string) => projection.fundsOf(organizationId),
    readSnapshots: makeReadSnapshots({ stores, documents }),
  }
}
