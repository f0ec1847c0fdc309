import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { FiguresCopyRequested } from '@landfall/proto-events/donors-content/figures-copy-requested.v1'
import type { ProjectionStore } from './projection.store.ts'
import type { RebuildStore } from './rebuild.store.ts'

type Stores = { projection: ProjectionStore; rebuilds: RebuildStore }
type Deps = { unitOfWork: UnitOfWork<Stores>; newId: () => string }

/**
 * Asks applications to publish all applications and funds again. The current rows are shown until the new ones
 * replace them. @returns the request
 */
export function makeRebuildMetrics({ unitOfWork, newId }: Deps) {
  return async function rebuildMetrics(): Promise<string> {
    const requestId = newId()
    await unitOfWork(async ({ projection, rebuilds, outbox }) => {
      await rebuilds.begin(requestId)
      await projection.awaitAll()
      await outbox.publish(FiguresCopyRequested, {
        aggregateId: requestId,
        version: 1,
        data: { requestId },
      })
    })
    return requestId
  }
}
