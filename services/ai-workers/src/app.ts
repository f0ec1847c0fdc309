import { createBus } from '@landfall/kit/messaging/bus'
import { createSealer, type Sealer } from '@landfall/kit/core/sealed'
import { openProcessInbox } from '@landfall/kit/messaging/process-inbox'
import { readSchema } from '@landfall/kit/graphql/read-schema'
import { type AppOverrides, openServiceApp } from '@landfall/kit/service/open-service'
import type { ServiceApp } from '@landfall/kit/service/server'
import { createSubgraph } from '@landfall/kit/graphql/subgraph'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { migrations, type AiWorkersConfig } from './config.ts'
import { documentModels } from './db/documents.ts'
import { type Documents, openDocuments } from '@landfall/kit/database/open-documents'
import { createExchangeStore } from './modules/conversation/exchange.store.ts'
import { createEssayDocumentStore } from './modules/essay/essay-document.store.ts'
import {
  createMatchResultStore,
  type MatchResultStore,
} from './modules/match/match-result.store.ts'
import { RUNS_CHANNEL } from './modules/match/match-run.store.ts'
import { decodeAnswer, type OpenAnswers } from './modules/match/run-answer.ts'
import { createRunWaiter } from './modules/match/wait-for-runs.ts'
import { createProvider } from './modules/provider/create-provider.ts'
import { resolvers } from './resolvers.ts'
import { bindStores } from './stores.ts'
import { createUseCases } from './use-cases.ts'

const sdl = readSchema(new URL('./', import.meta.url))

/** The ai-workers subgraph with an up-to-date database, ready to be served or called in-process. */
export async function createApp(
  config: AiWorkersConfig,
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
  const wake = (onEnd: (runId: string) => void) => postgres.listen(RUNS_CHANNEL, onEnd)
  const sealer = createSealer(config.studentAnswersKey)
  const { results, ...documentStore } = documentStores(documents, sealer)
  const bus = createBus({ url: config.natsUrl, replicas: config.natsReplicas, name, log })
  lifecycle.onStop('bus', () => bus.close())
  const openAnswers: OpenAnswers = (onAnswer) =>
    openProcessInbox({ bus, log, onMessage: (data) => hearAnswer(data, results, onAnswer) })
  const waiter = createRunWaiter({ matchRuns: stores.matchRuns, wake, openAnswers, log })
  lifecycle.onStop('waiter', () => waiter.stop())
  const chosen = {
    clock,
    newId,
  }
  const provider = createProvider(config.provider, { stores, sealer, ...chosen })
  const useCases = createUseCases({
    stores,
    results,
    ...documentStore,
    unitOfWork: makeUnitOfWork(postgres, bindStores),
    waiter,
    sealer,
    provider,
    providerSettings: config.provider,
    ...chosen,
    ...limitsOf(config),
  })
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

function limitsOf(config: AiWorkersConfig) {
  const { matchesPerHour, essaysPerHour, essayRequestsPerMonth, messagesPerHour } = config
  return { matchesPerHour, essaysPerHour, essayRequestsPerMonth, messagesPerHour }
}

function documentStores(
  { model }: Documents<ReturnType<typeof documentModels>>,
  sealer: Sealer,
) {
  const results = createMatchResultStore(async () => (await model()).matchResults, sealer)
  const essayDocuments = createEssayDocumentStore(
    async () => (await model()).essays,
    sealer,
  )
  const exchanges = createExchangeStore(async () => (await model()).exchanges, sealer)
  return { results, essayDocuments, exchanges }
}

/** Keeps the result before it announces the end, so that whoever waits for the run finds it. */
function hearAnswer(
  data: Uint8Array,
  results: MatchResultStore,
  onAnswer: Parameters<OpenAnswers>[0],
): void {
  const { finishedAt, result } = decodeAnswer(data)
  results.keep(result)
  const { id: resultId, runId, summary } = result
  onAnswer(runId, { resultId, finishedAt, summary })
}
