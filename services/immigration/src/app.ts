import { RULES } from '@landfall/immigration-rules/rules/rules'
import { systemClock, type Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import { createSealer } from '@landfall/kit/core/sealed'
import { readSchema } from '@landfall/kit/graphql/read-schema'
import { createSubgraph } from '@landfall/kit/graphql/subgraph'
import { createLog, type Log } from '@landfall/kit/observability/log'
import { createLifecycle } from '@landfall/kit/process/lifecycle'
import { openServiceDatabase } from '@landfall/kit/service/database'
import type { ServiceApp } from '@landfall/kit/service/server'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { type ImmigrationConfig, migrations } from './config.ts'
import { resolvers } from './resolvers.ts'
import { storesSealedBy } from './stores.ts'
import { createUseCases } from './use-cases.ts'

const sdl = readSchema(new URL('./', import.meta.url))

type Overrides = { clock?: Clock; newId?: () => string; log?: Log }

/**
 * The immigration subgraph with an up-to-date database and the shipped rules in it, ready to be served or called
 * in-process.
 */
export async function createApp(
  config: ImmigrationConfig,
  overrides: Overrides = {},
): Promise<ServiceApp> {
  const { service: name } = config
  const log = overrides.log ?? createLog({ service: name, level: config.logLevel })
  const lifecycle = createLifecycle({ log })
  const postgres = await openServiceDatabase(config, { process: name, migrations, log })
  lifecycle.onStop('postgres', () => postgres.close())
  lifecycle.addCheck('postgres', () => postgres.ping())

  const bindStores = storesSealedBy(createSealer(config.immigrationKey))
  const useCases = createUseCases({
    stores: bindStores(postgres.db),
    unitOfWork: makeUnitOfWork(postgres, bindStores),
    clock: overrides.clock ?? systemClock,
    newId: overrides.newId ?? newId,
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
