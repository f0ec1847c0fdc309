import { systemClock, type Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import { readSchema } from '@landfall/kit/graphql/read-schema'
import { createSubgraph } from '@landfall/kit/graphql/subgraph'
import { createLog, type Log } from '@landfall/kit/observability/log'
import { createLifecycle } from '@landfall/kit/process/lifecycle'
import { openServiceDatabase } from '@landfall/kit/service/database'
import type { ServiceApp } from '@landfall/kit/service/server'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { migrations, type MentoringConfig } from './config.ts'
import { createLoaders } from './loaders.ts'
import { resolvers } from './resolvers.ts'
import { bindStores } from './stores.ts'
import { createUseCases } from './use-cases.ts'

const sdl = readSchema(new URL('./', import.meta.url))

type Overrides = { clock?: Clock; newId?: () => string; log?: Log }

/** The mentoring subgraph with an up-to-date database, ready to be served or called in-process. */
export async function createApp(
  config: MentoringConfig,
  overrides: Overrides = {},
): Promise<ServiceApp> {
  const { service: name, sessionsPerMonth } = config
  const log = overrides.log ?? createLog({ service: name, level: config.logLevel })
  const lifecycle = createLifecycle({ log })
  const postgres = await openServiceDatabase(config, { process: name, migrations, log })
  lifecycle.onStop('postgres', () => postgres.close())
  lifecycle.addCheck('postgres', () => postgres.ping())

  const stores = bindStores(postgres.db)
  const useCases = createUseCases({
    stores,
    unitOfWork: makeUnitOfWork(postgres, bindStores),
    clock: overrides.clock ?? systemClock,
    newId: overrides.newId ?? newId,
    sessionsPerMonth,
  })
  const subgraph = createSubgraph({
    name,
    sdl,
    resolvers,
    context: ({ viewer }) => ({ useCases, loaders: createLoaders(stores, viewer) }),
    log,
    postgres,
  })
  return { name, subgraph, internalRoutes: {}, lifecycle, stop: () => lifecycle.stop() }
}
