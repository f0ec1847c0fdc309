import type { Clock } from '@landfall/kit/core/clock'
import type { Bus } from '@landfall/kit/messaging/bus'
import { sendToProcess } from '@landfall/kit/messaging/process-inbox'
import type { Log } from '@landfall/kit/observability/log'
import type { Metrics } from '@landfall/kit/observability/metrics'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { WordVectors } from '@landfall/matching/goals/word-vectors'
import type { OpenSealed } from '@landfall/matching/requirements/open-sealed'
import { createKnownListings } from './modules/listing/known-listings.ts'
import type { OpenCatalog } from './modules/listing/open-catalog.ts'
import { makeComputeMatch } from './modules/match/compute-match.ts'
import { makeFailLostRuns, makeFailRun } from './modules/match/fail-run.ts'
import type { MatchResultStore } from './modules/match/match-result.store.ts'
import type { MatchStep } from './modules/match/match-step.ts'
import { createReadGoals } from './modules/match/read-goals.ts'
import { rehearseMatches } from './modules/match/rehearse-matches.ts'
import { encodeAnswer } from './modules/match/run-answer.ts'
import { onceSettled } from './once-settled.ts'
import { makePublishSteps } from './publish-steps.ts'
import type { Stores } from './stores.ts'
import { createTelemetry } from './telemetry.ts'

/** The copy of the catalog counts as complete when nothing has changed for this long. */
const FILLED_AFTER_MS = 1_000

type Parts = {
  catalog: OpenCatalog
  stores: Stores
  unitOfWork: UnitOfWork<Stores>
  results: MatchResultStore
  /** Whether a language model is set up, which words the notes of a match. */
  isWorded: boolean
  openSealed: OpenSealed
  vectors: WordVectors
  bus: Bus
  clock: Clock
  metrics: Metrics
  log: Log
}

/** The background half of matching: the work of its jobs, on the index that follows the catalog. */
export function createStudentMatching(o: Parts) {
  const { catalog, unitOfWork, bus, clock, log } = o
  const { matchRuns, listings } = o.stores
  const publishStep = makePublishSteps(
    bus,
    'match-progress',
    ({ runId }: MatchStep) => runId,
  )
  const telemetry = createTelemetry(o)
  const known = createKnownListings({ listings, versionOf: catalog.versionOf })
  const parts = {
    catalog,
    readListings: known.read,
    readGoals: createReadGoals(o.vectors),
  }
  const failRun = makeFailRun({ unitOfWork, clock, publishStep })
  const rehearse = () =>
    rehearseMatches(parts, clock.now()).catch((error: unknown) => {
      log.warn({ err: error }, 'matches were not rehearsed')
      return 0
    })
  // On a first start there is no catalog yet.
  const filled = onceSettled(FILLED_AFTER_MS, () => void rehearse())
  return {
    computeMatch: makeComputeMatch({
      ...o,
      ...parts,
      matchRuns,
      publishStep,
      sendAnswer: (address, answer) =>
        void sendToProcess(bus, address, encodeAnswer(answer)),
      telemetry,
    }),
    failRun,
    failLostRuns: makeFailLostRuns({ matchRuns, clock }, failRun),
    /** Rehearses matches, now or once there is a catalog, so that no student waits for a process that is cold. */
    async warmUp(): Promise<void> {
      if ((await rehearse()) > 0) filled.stop()
    },
    /** Follows the catalog from now on. */
    follow(): void {
      catalog.follow((ageMs, scholarshipId) => {
        known.forget(scholarshipId)
        telemetry.applied(ageMs)
        filled.happened()
      })
    },
    async stop(): Promise<void> {
      filled.stop()
      await catalog.stop()
    },
  }
}
export type StudentMatching = ReturnType<typeof createStudentMatching>
