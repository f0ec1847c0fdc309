import { readSchema } from '@landfall/kit/graphql/read-schema'
import { createSubgraph } from '@landfall/kit/graphql/subgraph'
import { type AppOverrides, openServiceApp } from '@landfall/kit/service/open-service'
import type { ServiceApp } from '@landfall/kit/service/server'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { migrations, type MentoringConfig } from './config.ts'
import { createLoaders } from './loaders.ts'
import { resolvers } from './resolvers.ts'
import { bindStores } from './stores.ts'
import { createUseCases } from './use-cases.ts'

const sdl = readSchema(new URL('./', import.meta.url))

/** The mentoring subgraph with an up-to-date database, ready to be served or called in-process. */
export async function createApp(
  config: MentoringConfig,
  overrides: AppOverrides = {},
): Promise<ServiceApp> {
  const { service: name, sessionsPerMonth } = config
  const { clock, newId, log, lifecycle, postgres } = await openServiceApp(config, {
    migrations,
    ...overrides,
  })

  const stores = bindStores(postgres.db)
  const useCases = createUseCases({
    stores,
    unitOfWork: makeUnitOfWork(postgres, bindStores),
    clock,
    newId,
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
