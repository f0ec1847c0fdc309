import { createBus } from '@landfall/kit/messaging/bus'
import { newId } from '@landfall/kit/core/ids'
import { createSealer } from '@landfall/kit/core/sealed'
import type { Lifecycle } from '@landfall/kit/process/lifecycle'
import { openServiceWorker, type WorkerOverrides } from '@landfall/kit/service/open-service'
import { startRequestingCopy } from '@landfall/kit/service/request-copy'
import { createServiceWorker, type MeasuredWorker } from '@landfall/kit/service/worker'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { CatalogueCopyRequested } from '@landfall/proto-events/ai-workers/catalogue-copy-requested.v1'
import { RulesCopyRequested } from '@landfall/proto-events/ai-workers/rules-copy-requested.v1'
import { loadWordVectors } from '@landfall/matching/goals/load-word-vectors'
import { makeOpenSealed } from '@landfall/matching/requirements/open-sealed'
import { migrations, type AiWorkersConfig } from './config.ts'
import { documentModels } from './db/documents.ts'
import { openDocuments } from '@landfall/kit/database/open-documents'
import { consumers } from './events/consumers.ts'
import { onUserErased } from './events/on-user-erased.ts'
import { makeRemoveDocuments } from './db/remove-documents.ts'
import { makeSweepDocuments } from './modules/erasure/sweep-documents.ts'
import { createJobs } from './jobs.ts'
import { createMentorAnswering } from './mentor-answering.ts'
import { createEssayReviewing } from './essay-reviewing.ts'
import { STOPS_CHANNEL } from './modules/conversation/mentor-reply.store.ts'
import { createListingSnapshots } from './modules/listing/listing-snapshot.store.ts'
import { LISTINGS_CHANNEL } from './modules/listing/listing.store.ts'
import { openCatalog } from './modules/listing/open-catalog.ts'
import { createMatchResultStore } from './modules/match/match-result.store.ts'
import { createProvider } from './modules/provider/create-provider.ts'
import { isCopied } from './modules/rule/read-rules.ts'
import { bindStores } from './stores.ts'
import { createStudentMatching } from './student-matching.ts'

/** The background half: the index and the jobs that keep it fresh, matches, the outbox relay and the consumers. */
export async function createWorker(
  config: AiWorkersConfig,
  overrides: WorkerOverrides = {},
): Promise<MeasuredWorker> {
  const opened = await open(config, overrides)
  const { documents, bus } = opened
  const background = createBackground(opened)
  const { matching, essays, mentors } = background
  const worker = createServiceWorker({
    ...opened,
    consumers,
    onErased: onUserErased(makeRemoveDocuments(() => documents.model())),
    jobs: createJobs({ ...background, matchConcurrency: config.matchConcurrency }),
  })
  const { lifecycle } = worker
  lifecycle.onStop('progress', () => bus.close())
  lifecycle.onStop('essays', () => essays.stop())
  lifecycle.onStop('mentors', () => mentors.stop())
  lifecycle.onStop('mongo', () => documents.close())
  return {
    ...worker,
    async start() {
      await matching.warmUp()
      await worker.start()
      matching.follow()
      lifecycle.onStop('matching', () => matching.stop())
      requestCopies({ ...opened, lifecycle })
    },
  }
}

/** The index and the connections that everything below shares. */
async function open(config: AiWorkersConfig, overrides: WorkerOverrides) {
  const opened = await openServiceWorker(config, { migrations, ...overrides })
  const { clock, log, postgres } = opened
  const stores = bindStores(postgres.db)
  const catalog = await openCatalog({
    ...config,
    listings: stores.listings,
    snapshots: createListingSnapshots({ folder: config.snapshotFolder, log }),
    wake: (onChange) => postgres.listen(LISTINGS_CHANNEL, onChange),
    clock,
    log,
  })
  return {
    ...opened,
    stores,
    unitOfWork: makeUnitOfWork(postgres, bindStores),
    catalog,
    documents: openDocuments(config.mongodbUrl, documentModels),
    bus: createBus({
      url: config.natsUrl,
      replicas: config.natsReplicas,
      name: `${config.service}-worker-progress`,
      log,
    }),
  }
}
type Opened = Awaited<ReturnType<typeof open>>

/** What the jobs do, and what they need for it. */
function createBackground(o: Opened) {
  const { config, postgres, stores, documents, clock, log } = o
  const sealer = createSealer(config.studentAnswersKey)
  const results = createMatchResultStore(
    async () => (await documents.model()).matchResults,
    sealer,
  )
  const provider = createProvider(config.provider, { stores, sealer, clock, newId })
  const shared = {
    ...o,
    results,
    provider,
    sealer,
    openSealed: makeOpenSealed(sealer, log),
    vectors: loadWordVectors(),
  }
  const sweptModels = async () => {
    const {
      essays: { texts },
      exchanges,
    } = await documents.model()
    return { texts, exchanges }
  }
  return {
    ...shared,
    matching: createStudentMatching({ ...shared, isWorded: provider.isConfigured }),
    essays: createEssayReviewing({
      ...shared,
      models: async () => (await documents.model()).essays,
      languageTool: config.languageTool,
    }),
    mentors: createMentorAnswering({
      ...shared,
      model: async () => (await documents.model()).exchanges,
      listen: (onStop) => postgres.listen(STOPS_CHANNEL, onStop),
    }),
    sweepDocuments: makeSweepDocuments({ ...stores, models: sweptModels, clock }),
  }
}

/** Asks catalog and immigration for their records until the copies are complete. */
function requestCopies(o: Opened & { lifecycle: Lifecycle }): void {
  const { catalogTellings, ruleForms } = o.stores
  const listings = startRequestingCopy({
    ...o,
    isComplete: () => catalogTellings.isComplete(),
    event: CatalogueCopyRequested,
  })
  o.lifecycle.onStop('catalog-copy', () => listings.stop())
  const rules = startRequestingCopy({
    ...o,
    isComplete: () => isCopied(ruleForms),
    event: RulesCopyRequested,
  })
  o.lifecycle.onStop('rules-copy', () => rules.stop())
}
