import type { Clock } from '@landfall/kit/core/clock'
import type { WorkerSign } from '@landfall/kit/jobs/worker-signs'
import type { Stores } from '../../stores.ts'
import type { Actor } from '../account/account.policy.ts'
import type { FailedWork, Operations, PlatformStatus, StoreState } from './operations.ts'

/** As many as a page shows; the next ones appear when these are gone. */
const LISTED = 200
const WITHIN_MS = 3_000
/** A worker reports every ten seconds; one that was silent for a minute has stopped. */
const SIGN_HOLDS_MS = 60_000

type Deps = { stores: Stores; clock: Clock; operations: Operations }

/** Reads the state of the site for resolvers. */
export function makeReadOperations({ stores, clock, operations }: Deps) {
  return {
    /** The oldest first. @throws while NATS or Redis is away */
    failedWork: (_admin: Actor): Promise<{ items: FailedWork[]; totalCount: number }> =>
      operations.listFailed(LISTED),

    /** Never waits long for a store that is away: what it would say is null then. */
    async platformStatus(_admin: Actor): Promise<PlatformStatus> {
      const now = clock.now()
      const [postgresql, nats, redis, signs, ...lists] = await Promise.all([
        soon(stores.operations.serverVersion()),
        soon(operations.natsVersion()),
        soon(operations.redisVersion()),
        soon(operations.signs()),
        soon(operations.consumers()),
        soon(operations.queues()),
        soon(operations.deadLetters()),
      ])
      const [consumers, queues, deadLetters] = lists
      const services = signs?.filter(
        ({ at }) => now.getTime() - at.getTime() < SIGN_HOLDS_MS,
      )
      return {
        readAt: now,
        stores: [
          stateOf('postgresql', postgresql),
          stateOf('nats', nats),
          stateOf('redis', redis),
          documentsOf(services ?? []),
        ],
        services: services ?? null,
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

/** The document store as the workers that use it see it; this service has none. */
function documentsOf(signs: readonly WorkerSign[]): StoreState {
  const seen = signs.flatMap(({ documents }) => documents ?? [])
  const isReady = seen.length > 0 && seen.every((one) => one.isReady)
  return { name: 'mongodb', isReady, version: (isReady && seen[0]?.version) || null }
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
