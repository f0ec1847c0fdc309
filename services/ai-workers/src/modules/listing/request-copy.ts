import type { Log } from '@landfall/kit/observability/log'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { CatalogueCopyRequested } from '@landfall/proto-events/ai-workers/catalogue-copy-requested.v1'
import type { ListingStore } from './listing.store.ts'

/** The owner of the catalogue needs a moment, and may be away. */
const ASK_AGAIN_MS = 3 * 60_000

type Deps = {
  listings: Pick<ListingStore, 'isComplete'>
  unitOfWork: UnitOfWork<object>
  newId: () => string
  log: Log
}

/**
 * Asks for the whole catalogue at the start, and again after minutes, until it was told once. Asking
 * twice does no harm.
 */
export function startRequestingCopy({ listings, unitOfWork, newId, log }: Deps) {
  async function ask(): Promise<void> {
    if (await listings.isComplete()) return clearInterval(timer)
    const requestId = newId()
    await unitOfWork(({ outbox }) =>
      outbox.publish(CatalogueCopyRequested, {
        aggregateId: requestId,
        version: 1,
        data: { requestId },
      }),
    )
    log.info('the whole catalogue was asked for')
  }
  const tryAsking = () =>
    void ask().catch((error: unknown) =>
      log.warn({ err: error }, 'the catalogue could not be asked for now'),
    )
  const timer = setInterval(tryAsking, ASK_AGAIN_MS)
  tryAsking()
  return { stop: () => clearInterval(timer) }
}
