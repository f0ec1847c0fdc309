import type { Clock } from '@landfall/kit/core/clock'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { makeReadPublished } from './modules/content/read-published.ts'
import type { RevisionStore } from './modules/content/revision.store.ts'
import { createDashboardUseCases } from './dashboard-use-cases.ts'
import type { SnapshotDocumentStore } from './modules/snapshot/snapshot.store.ts'
import type { Stores } from './stores.ts'

export type UseCases = ReturnType<typeof createUseCases>

/** Everything that the subgraph can do, with its dependencies in place. */
export function createUseCases(deps: {
  stores: Stores
  revisions: RevisionStore
  snapshotDocuments: SnapshotDocumentStore
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  newId: () => string
}) {
  const { stores, revisions } = deps
  return {
    dashboard: createDashboardUseCases(deps),
    published: makeReadPublished({ ...stores, revisions }),
  }
}
