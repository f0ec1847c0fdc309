import type { Clock } from '@landfall/kit/core/clock'
import { createSealer } from '@landfall/kit/core/sealed'
import { connectForCounters } from '@landfall/kit/database/redis-counters'
import { createLog, type Log } from '@landfall/kit/observability/log'
import { readSchema } from '@landfall/kit/graphql/read-schema'
import { openServiceApp } from '@landfall/kit/service/open-service'
import type { ServiceApp } from '@landfall/kit/service/server'
import { createSubgraph } from '@landfall/kit/graphql/subgraph'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { migrations, type IdentityConfig } from './config.ts'
import { createLoaders } from './loaders.ts'
import { createInternalRoutes } from './internal-routes.ts'
import {
  createPasswordHasher,
  type HashParameters,
} from './modules/account/password-hash.ts'
import { makePrepareFirstAdmin } from './modules/setup/prepare-first-admin.ts'
import { connectOperations } from './modules/operations/operations.client.ts'
import { createRedisThrottle } from './modules/throttle/redis-throttle.client.ts'
import { createResolvers } from './resolvers.ts'
import { bindStores } from './stores.ts'
import { createUseCases } from './use-cases.ts'

const sdl = readSchema(new URL('./', import.meta.url))

type Overrides = {
  clock?: Clock
  log?: Log
  counterPrefix?: string
  /** Separates the queues of tests that share a Redis. */
  queuePrefix?: string
  hashParameters?: HashParameters
}

/** The identity subgraph: database and first admin prepared, ready to be served. */
export async function createApp(
  config: IdentityConfig,
  overrides: Overrides = {},
): Promise<ServiceApp> {
  const { service: name, passwordMinLength, publicUrl } = config
  const { clock, log, lifecycle, postgres } = await openServiceApp(config, {
    log: createIdentityLog(config),
    migrations,
    ...overrides,
  })
  // No check of Redis: without it counting goes on in memory, and so does signing in.
  const redis = await connectForCounters(config.redisUrl)
  lifecycle.onStop('redis', () => redis.disconnect())

  const stores = bindStores(postgres.db)
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  const hasher = await createPasswordHasher(overrides.hashParameters)
  const { limits, firstAdmin } = config
  const sealer = createSealer(config.studentAnswersKey)
  const throttle = createRedisThrottle({ redis, limits, prefix: overrides.counterPrefix })
  const { queuePrefix } = overrides
  const operations = connectOperations({ ...config, log, queuePrefix })
  lifecycle.onStop('operations', () => operations.close())
  const deps = {
    stores,
    unitOfWork,
    clock,
    hasher,
    sealer,
    throttle,
    operations,
    passwordMinLength,
    publicUrl,
  }
  // Now, not in a transaction: others may have every connection, and this would wait for one more.
  await stores.signingKeys.unsubscribe()
  await makePrepareFirstAdmin({ ...deps, log, firstAdmin })()

  const { mail, contactEmail } = config
  const useCases = createUseCases({ ...deps, mailFrom: mail.from, contactEmail })
  const subgraph = createSubgraph({
    name,
    sdl,
    resolvers: createResolvers({ passwordMinLength }),
    context: () => ({ useCases, loaders: createLoaders(stores, clock) }),
    log,
    postgres,
  })
  const isDevelopment = config.environment !== 'production'
  const internalRoutes = createInternalRoutes({ stores, clock, isDevelopment })
  return { name, subgraph, internalRoutes, lifecycle, stop: () => lifecycle.stop() }
}

/** The address of the setup page is the one secret that is meant to be read in the log. */
export function createIdentityLog(config: IdentityConfig): Log {
  return createLog({ service: config.service, level: config.logLevel, allow: ['setupUrl'] })
}
