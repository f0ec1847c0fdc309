import type { EventDefinition } from '@landfall/proto-events'
import type { z } from 'zod'
import type { Log } from '../observability/log.ts'
import type { UnitOfWork } from '../transaction/unit-of-work.ts'
import { newId } from '../core/ids.ts'

/** The owner of the records needs a moment, and may be down. */
const ASK_AGAIN_MS = 3 * 60_000

type Deps = {
  /** Whether everything has been published once. */
  isComplete: () => Promise<boolean>
  unitOfWork: UnitOfWork<object>
  /** The request; its id names the publication, so that a request that comes twice counts once. */
  event: EventDefinition<z.ZodType<{ requestId: string }>>
  log: Log
}

/**
 * Asks another service for all of its records at the start, and again every few minutes until they
 * have been published once. Asking twice does no harm.
 */
export function startRequestingCopy({ isComplete, unitOfWork, event, log }: Deps) {
  async function ask(): Promise<void> {
    if (await isComplete()) return clearInterval(timer)
    const requestId = newId()
    await unitOfWork(({ outbox }) =>
      outbox.publish(event, { aggregateId: requestId, version: 1, data: { requestId } }),
    )
    log.info('a copy of all records was asked for')
  }
  const tryAsking = () =>
    void ask().catch((error: unknown) =>
      log.warn({ err: error }, 'a copy could not be asked for now'),
    )
  const timer = setInterval(tryAsking, ASK_AGAIN_MS)
  tryAsking()
  return { stop: () => clearInterval(timer) }
}
