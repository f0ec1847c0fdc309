import type { Clock } from '@landfall/kit/core/clock'
import type { Stores } from '../../stores.ts'
import type { Actor } from '../account/account.policy.ts'
import type { FailedWork, Operations, PlatformStatus, StoreState } from './operations.ts'

/** As many as a page shows; those behind come when these are gone. */
const LISTED = 200
const WITHIN_MS = 3_000

type Deps = { stores: Stores; clock: Clock; operations: Operations }

/** What resolvers read of how the site works. */
export function makeReadOperations({ stores, clock, operations }: Deps) {
  return {
    /** The oldest first. @throws while NATS or Redis is away */
    failedWork: (_admin: Actor): Promise<{ items: FailedWork[]; totalCount: number }> =>
      operations.listFailed(LISTED),

    /** Never waits long for a store that is away: what it would say is null then. */
    async platformStatus(_admin: Actor): Promise<PlatformStatus> {
      const now = clock.now()
      const [postgresql, nats, redis, consumers, queues, deadLetters] = await Promise.all([
        soon(stores.operations.serverVersion()),
        soon(operations.natsVersion()),
        soon(operations.redisVersion()),
        soon(operations.consumers()),
        soon(operations.queues()),
        soon(operations.deadLetters()),
      ])
      return {
        readAt: now,
        stores: [
          stateOf('postgresql', postgresql),
          stateOf('nats', nats),
          stateOf('redis', redis),
        ],
        consumers,
        queues,
        deadLetters,
        mails: await stores.operations.mailFigures(now),
        lastReminderAt: await stores.operations.lastReminderAt(),
      }
    },
  }
}

function stateOf(name: StoreState['name'], version: string | null): StoreState {
  return { name, isReady: version !== null, version }
}

/** Null when it fails or takes long. */
async function soon<T>(asked: Promise<T>): Promise<T | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), WITHIN_MS)
  try {
    return await Promise.race([asked.catch(() => null), late])
  } finally {
    clearTimeout(timer)
  }
}
