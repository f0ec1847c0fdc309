import type { Clock } from '@landfall/kit/core/clock'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { computeMetrics } from '../metrics/read-metrics.ts'
import type { MetricsStore } from '../metrics/metrics.store.ts'
import type { ProjectionStore } from '../projection/projection.store.ts'
import type { RebuildStore } from '../projection/rebuild.store.ts'
import type { SnapshotDocumentStore, SnapshotStore } from './snapshot.store.ts'
import { deltasOf, type Snapshot, type SnapshotFigures } from './snapshot.ts'

type Stores = {
  metrics: MetricsStore
  projection: ProjectionStore
  rebuilds: RebuildStore
  snapshots: SnapshotStore
}
type Deps = {
  stores: Stores
  documents: SnapshotDocumentStore
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  newId: () => string
}

const EVERYTHING = { from: null, to: null, scholarshipIds: null }

/**
 * Stores an organization's current figures as a document, then the row that points to it. Each version is stored
 * once; a document without a row is never read.
 */
export function makeTakeSnapshot(deps: Deps) {
  return async function takeSnapshot(organizationId: string): Promise<void> {
    const { stores, documents } = deps
    // Some figures are still to come: the next snapshot that is due includes them.
    if (await stores.rebuilds.isOpen()) return
    const { version, totals } = await computeMetrics(stores, {
      organizationId,
      ...EVERYTHING,
    })
    const [last] = await stores.snapshots.latest(organizationId, 1)
    if (last && last.version >= version) return
    const before = last ? await documents.find(last.documentId) : null
    const { waiting: _waiting, ...figures } = totals
    const takenAt = deps.clock.now()
    const since = before && sinceOf(before, figures)
    const id = deps.newId()
    await documents.insert(id, { organizationId, version, takenAt, figures, since })
    await deps.unitOfWork((tx) =>
      tx.snapshots.add({ organizationId, version, documentId: id, takenAt }),
    )
  }
}

export type TakeSnapshot = ReturnType<typeof makeTakeSnapshot>

function sinceOf(before: Snapshot, figures: SnapshotFigures): Snapshot['since'] {
  const { version, takenAt } = before
  return { version, takenAt, deltas: deltasOf(before.figures, figures) }
}

/** An organization's last snapshots, the newest first. */
export function makeReadSnapshots({
  stores,
  documents,
}: Pick<Deps, 'stores' | 'documents'>) {
  return async function readSnapshots(
    organizationId: string,
    limit: number,
  ): Promise<Snapshot[]> {
    const rows = await stores.snapshots.latest(organizationId, limit)
    const found = await Promise.all(
      rows.map(({ documentId }) => documents.find(documentId)),
    )
    return found.filter((one) => one !== null)
  }
}
