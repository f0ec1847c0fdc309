import type { ServiceConfig } from '@landfall/kit/process/config'
import { createSealer } from '@landfall/kit/core/sealed'
import { readSchema } from '@landfall/kit/graphql/read-schema'
import { type AppOverrides, openServiceApp } from '@landfall/kit/service/open-service'
import type { ServiceApp } from '@landfall/kit/service/server'
import { createSubgraph } from '@landfall/kit/graphql/subgraph'
import { makeOpenSealed } from '@landfall/matching/requirements/open-sealed'
import { createUnitOfWork } from './composition/unit-of-work.ts'
import { type CatalogConfig, migrations } from './config.ts'
import { createLoaders } from './composition/loaders.ts'
import { shippedLoader } from './composition/load-shipped.ts'
import { resolvers } from './resolvers.ts'
import { seededSources } from './ingestion/source/source-seeds.ts'
import { openSearch } from './composition/search.ts'
import { bindStores } from './composition/stores.ts'
import { createUseCases } from './composition/use-cases.ts'

const sdl = readSchema(new URL('./', import.meta.url))

export type CatalogApp = ServiceApp & {
  /** Resolves when everything that speeds up searches is loaded. */
  readonly searchReady: Promise<void>
}

/** The catalog's subgraph: database and shipped data brought up to date, ready to be served. */
export async function createApp(
  config: ServiceConfig &
    Pick<CatalogConfig, 'studentAnswersKey'> &
    Partial<Pick<CatalogConfig, 'searchIndex'>>,
  overrides: AppOverrides = {},
): Promise<CatalogApp> {
  const { service: name } = config
  const { clock, newId, log, lifecycle, postgres } = await openServiceApp(config, {
    migrations,
    ...overrides,
  })
  await shippedLoader({ postgres, clock, log })()
  await bindStores(postgres.db).sources.addMissing(seededSources(clock.now()))

  const search = openSearch(config, { postgres, clock, log, lifecycle })
  const stores = { ...bindStores(postgres.db), ...search.stores }
  const openSealed = makeOpenSealed(createSealer(config.studentAnswersKey), log)
  const useCases = createUseCases({
    stores,
    unitOfWork: createUnitOfWork(postgres),
    clock,
    newId,
  })
  const subgraph = createSubgraph({
    name,
    sdl,
    resolvers,
    context: ({ viewer }) => ({
      useCases,
      clock,
      loaders: createLoaders({ ...useCases, stores, viewer, openSealed }),
    }),
    log,
    postgres,
  })
  return {
    name,
    subgraph,
    internalRoutes: {},
    lifecycle,
    measure: search.measure,
    searchReady: search.ready,
    stop: () => lifecycle.stop(),
  }
}
