import { openDocuments } from '@landfall/kit/database/open-documents'
import { readSchema } from '@landfall/kit/graphql/read-schema'
import { createSubgraph } from '@landfall/kit/graphql/subgraph'
import { type AppOverrides, openServiceApp } from '@landfall/kit/service/open-service'
import type { ServiceApp } from '@landfall/kit/service/server'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { migrations, type DonorsContentConfig } from './config.ts'
import { documentModels } from './db/documents.ts'
import { answerFileOrReport } from './files/answer-file-or-report.ts'
import { createLoaders } from './loaders.ts'
import { createPictureDocuments } from './modules/picture/picture-document.store.ts'
import { createRevisionStore } from './modules/content/revision.store.ts'
import { createSnapshotDocumentStore } from './modules/snapshot/snapshot.store.ts'
import { resolvers } from './resolvers.ts'
import { bindStores } from './stores.ts'
import { createUseCases } from './use-cases.ts'

const sdl = readSchema(new URL('./', import.meta.url))

/** Stories and figures for donors: database brought up to date, ready to be served or called in-process. */
export async function createApp(
  config: DonorsContentConfig,
  overrides: AppOverrides = {},
): Promise<ServiceApp> {
  const { service: name } = config
  const { clock, newId, log, lifecycle, postgres } = await openServiceApp(config, {
    migrations,
    ...overrides,
  })
  const documents = openDocuments(config.mongodbUrl, documentModels)
  lifecycle.onStop('mongo', () => documents.close())

  const stores = bindStores(postgres.db)
  const useCases = createUseCases({
    stores,
    revisions: createRevisionStore(async () => (await documents.model()).revisions),
    documents: createPictureDocuments(async () => (await documents.model()).pictures),
    snapshotDocuments: createSnapshotDocumentStore(
      async () => (await documents.model()).snapshots,
    ),
    studentAnswersKey: config.studentAnswersKey,
    unitOfWork: makeUnitOfWork(postgres, bindStores),
    clock,
    newId,
  })
  const subgraph = createSubgraph({
    name,
    sdl,
    resolvers,
    context: (caller) => ({
      useCases,
      loaders: createLoaders(stores, caller, useCases.visitorOf),
    }),
    log,
    postgres,
  })
  return {
    name,
    subgraph,
    internalRoutes: {},
    answerFile: answerFileOrReport(useCases),
    lifecycle,
    stop: () => lifecycle.stop(),
  }
}
