import { createBus, type Bus } from '@landfall/kit/messaging/bus'
import { newId } from '@landfall/kit/core/ids'
import { createSealer } from '@landfall/kit/core/sealed'
import { sendToProcess } from '@landfall/kit/messaging/process-inbox'
import { createStreamPublisher } from '@landfall/kit/messaging/progress-streams'
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
import { createKnownListings } from './modules/listing/known-listings.ts'
import { createListingSnapshots } from './modules/listing/listing-snapshot.store.ts'
import { LISTINGS_CHANNEL } from './modules/listing/listing.store.ts'
import { openCatalog } from './modules/listing/open-catalog.ts'
import { createMatchResultStore } from './modules/match/match-result.store.ts'
import { makeComputeMatch } from './modules/match/compute-match.ts'
import { makeFailRun } from './modules/match/fail-run.ts'
import type { PublishStep } from './modules/match/match-step.ts'
import { createReadGoals } from './modules/match/read-goals.ts'
import { rehearseMatches } from './modules/match/rehearse-matches.ts'
import { encodeAnswer } from './modules/match/run-answer.ts'
import { createProvider } from './modules/provider/create-provider.ts'
import { isCopied } from './modules/rule/read-rules.ts'
import { onceSettled } from './once-settled.ts'
import { bindStores } from './stores.ts'
import { createTelemetry, type Telemetry } from './telemetry.ts'

/** The copy of the catalog counts as complete when nothing has changed for this long. */
const FILLED_AFTER_MS = 1_000
/** The longest that publishing one step of progress may take. */
const STEP_DEADLINE_MS = 300

/** The background half: the index and the jobs that keep it fresh, matches, the outbox relay and the consumers. */
export async function createWorker(
  config: AiWorkersConfig,
  overrides: WorkerOverrides = {},
): Promise<MeasuredWorker> {
  const opened = await openServiceWorker(config, { migrations, ...overrides })
  const { clock, log, postgres } = opened
  const stores = bindStores(postgres.db)
  const { matchRuns, listings } = stores
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  const wake = (onChange: () => void) => postgres.listen(LISTINGS_CHANNEL, onChange)
  const snapshots = createListingSnapshots({ folder: config.snapshotFolder, log })
  const catalog = await openCatalog({
    ...config,
    listings,
    snapshots,
    wake,
    clock,
    log,
  })
  const documents = openDocuments(config.mongodbUrl, documentModels)
  const bus = createBus({
    url: config.natsUrl,
    replicas: config.natsReplicas,
    name: `${process}-progress`,
    log,
  })

  const sealer = createSealer(config.studentAnswersKey)
  const results = createMatchResultStore(
    async () => (await documents.model()).matchResults,
    sealer,
  )
  const provider = createProvider(config.provider, { stores, sealer, clock, newId })
  const publishStep = makePublishStep(bus)
  const failRun = makeFailRun({ unitOfWork, clock, publishStep })
  const telemetry = (): Telemetry => measured
  const known = createKnownListings({ listings, versionOf: catalog.versionOf })
  const vectors = loadWordVectors()
  const parts = {
    catalog,
    readListings: known.read,
    readGoals: createReadGoals(vectors),
  }
  const openSealed = makeOpenSealed(sealer, log)
  const computeMatch = makeComputeMatch({
    matchRuns,
    unitOfWork,
    results,
    isWorded: provider.isConfigured,
    ...parts,
    openSealed,
    publishStep,
    sendAnswer: (address, answer) => void sendToProcess(bus, address, encodeAnswer(answer)),
    clock,
    telemetry: {
      matched: (o) => telemetry().matched(o),
      dropped: (o) => telemetry().dropped(o),
    },
  })
  const essays = createEssayReviewing({
    essayReviews: stores.essayReviews,
    unitOfWork,
    models: async () => (await documents.model()).essays,
    sealer,
    bus,
    clock,
    languageTool: config.languageTool,
    log,
  })
  const mentors = createMentorAnswering({
    stores,
    unitOfWork,
    model: async () => (await documents.model()).exchanges,
    results,
    listen: (onStop) => postgres.listen(STOPS_CHANNEL, onStop),
    openSealed,
    provider,
    vectors,
    sealer,
    bus,
    clock,
  })
  const sweptModels = async () => {
    const {
      essays: { texts },
      exchanges,
    } = await documents.model()
    return { texts, exchanges }
  }
  const worker = createServiceWorker({
    ...opened,
    unitOfWork,
    consumers,
    onErased: onUserErased(makeRemoveDocuments(() => documents.model())),
    documents,
    jobs: createJobs({
      stores,
      unitOfWork,
      results,
      provider,
      sealer,
      clock,
      computeMatch,
      failRun,
      matchConcurrency: config.matchConcurrency,
      essays,
      mentors,
      sweepDocuments: makeSweepDocuments({ ...stores, models: sweptModels, clock }),
    }),
  })
  const { metrics, lifecycle } = worker
  const measured = createTelemetry({ metrics, catalog, log })
  lifecycle.onStop('progress', () => bus.close())
  lifecycle.onStop('essays', () => essays.stop())
  lifecycle.onStop('mentors', () => mentors.stop())
  lifecycle.onStop('mongo', () => documents.close())
  const rehearse = () =>
    rehearseMatches(parts, clock.now()).catch((error: unknown) => {
      log.warn({ err: error }, 'matches were not rehearsed')
      return 0
    })
  return {
    ...worker,
    async start() {
      const isWarm = (await rehearse()) > 0
      await worker.start()
      // On a first start there is no catalog yet.
      const filled = onceSettled(FILLED_AFTER_MS, () => void rehearse())
      if (isWarm) filled.stop()
      lifecycle.onStop('rehearsal', () => filled.stop())
      catalog.follow((ageMs, scholarshipId) => {
        known.forget(scholarshipId)
        measured.applied(ageMs)
        filled.happened()
      })
      lifecycle.onStop('catalogue', () => catalog.stop())
      const requests = startRequestingCopy({
        isComplete: () => stores.catalogTellings.isComplete(),
        unitOfWork,
        event: CatalogueCopyRequested,
        log,
      })
      lifecycle.onStop('catalogue-copy', () => requests.stop())
      const rules = startRequestingCopy({
        isComplete: () => isCopied(stores.ruleForms),
        unitOfWork,
        event: RulesCopyRequested,
        log,
      })
      lifecycle.onStop('rules-copy', () => rules.stop())
    },
  }
}

function makePublishStep(bus: Bus): PublishStep {
  const streams = createStreamPublisher(bus, { deadlineMs: STEP_DEADLINE_MS })
  return (step) =>
    streams.publish({
      stream: 'match-progress',
      key: step.runId,
      sequence: step.sequence,
      payload: step,
      isLast: step.isLast,
    })
}
