import { readSchema } from '@landfall/kit/graphql/read-schema'
import { type AppOverrides, openServiceApp } from '@landfall/kit/service/open-service'
import type { ServiceApp } from '@landfall/kit/service/server'
import { createSubgraph } from '@landfall/kit/graphql/subgraph'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { type ApplicationsConfig, migrations } from './config.ts'
import { createLoaders } from './loaders.ts'
import { resolvers } from './resolvers.ts'
import { bindStores } from './stores.ts'
import { openStorage } from './open-storage.ts'
import { makeAnswerFile } from './files/answer-file.ts'
import { createResumableUploads } from './files/resumable-uploads.ts'
import { createUploadLocker } from './files/upload-locker.ts'
import { createUseCases } from './use-cases.ts'

const sdl = readSchema(new URL('./', import.meta.url))

/** The applications subgraph: database brought up to date, ready to be served or called in-process. */
export async function createApp(
  config: ApplicationsConfig,
  overrides: AppOverrides = {},
): Promise<ServiceApp> {
  const { service: name } = config
  const { clock, newId, log, lifecycle, postgres } = await openServiceApp(config, {
    migrations,
    ...overrides,
  })

  const { quota, scanner, storage } = config.documents
  const { objects, uploads } = await openStorage(storage)
  lifecycle.onStop('documents', async () => objects.close())
  const stores = bindStores(postgres.db)
  const useCases = createUseCases({
    stores,
    unitOfWork: makeUnitOfWork(postgres, bindStores),
    clock,
    newId,
    studentAnswersKey: config.studentAnswersKey,
    log,
    objects,
    quota,
    hasScanner: scanner !== null,
    allowsHttpWebhooks: config.outgoing.allowedHosts.length > 0,
  })
  const subgraph = createSubgraph({
    name,
    sdl,
    resolvers,
    context: (caller) => ({ useCases, loaders: createLoaders(stores, caller, useCases) }),
    log,
    postgres,
  })
  const resumableUploads = createResumableUploads({
    uploads,
    locker: createUploadLocker(postgres),
    addDocument: useCases.addDocument,
    refuseEarly: useCases.refuseDocumentEarly,
    log,
  })
  return {
    name,
    subgraph,
    internalRoutes: {},
    answerFile: makeAnswerFile({ useCases, resumableUploads }),
    lifecycle,
    stop: () => lifecycle.stop(),
  }
}
