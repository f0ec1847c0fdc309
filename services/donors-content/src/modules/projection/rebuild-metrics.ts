import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { FiguresCopyRequested } from '@landfall/proto-events/donors-content/figures-copy-requested.v1'
import type { ProjectionStore } from './projection.store.ts'

type Deps = { unitOfWork: UnitOfWork<{ projection: ProjectionStore }>; newId: () => string }

/** Forgets the projection and asks the owner of applications and funds to tell all of them again. @returns the request */
export function makeRebuildMetrics({ unitOfWork, newId }: Deps) {
  return async function rebuildMetrics(): Promise<string> {
    const requestId = newId()
    await unitOfWork(async ({ projection, outbox }) => {
      await projection.clear()
      await outbox.publish(FiguresCopyRequested, {
        aggregateId: requestId,
        version: 1,
        data: { requestId },
      })
    })
    return requestId
  }
}
