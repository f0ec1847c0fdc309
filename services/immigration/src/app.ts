import { RULES } from '@landfall/immigration-rules/rules/rules'
import { createSealer } from '@landfall/kit/core/sealed'
import { readSchema } from '@landfall/kit/graphql/read-schema'
import { createSubgraph } from '@landfall/kit/graphql/subgraph'
import { type AppOverrides, openServiceApp } from '@landfall/kit/service/open-service'
import type { ServiceApp } from '@landfall/kit/service/server'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { type ImmigrationConfig, migrations } from './config.ts'
import { resolvers } from './resolvers.ts'
import { storesSealedBy } from './stores.ts'
import { createUseCases } from './use-cases.ts'

const sdl = readSchema(new URL('./', import.meta.url))

/**
 * The immigration subgraph with an up-to-date database and the shipped rules in it, ready to be served or called
 * in-process.
 */
export async function createApp(
  config: ImmigrationConfig,
  overrides: AppOverrides = {},
): Promise<ServiceApp> {
  const { service: name } = config
  const { clock, newId, log, lifecycle, postgres } = await openServiceApp(config, {
    migrations,
    ...overrides,
  })

  const bindStores = storesSealedBy(createSealer(config.immigrationKey))
  const useCases = createUseCases({
    stores: bindStores(postgres.db),
    unitOfWork: makeUnitOfWork(postgres, bindStores),
    clock,
    newId,
  })
  await useCases.shipRules(RULES)
  const subgraph = createSubgraph({
    name,
    sdl,
    resolvers,
    context: () => ({ useCases }),
    log,
    postgres,
  })
  return { name, subgraph, internalRoutes: {}, lifecycle, stop: () => lifecycle.stop() }
}
