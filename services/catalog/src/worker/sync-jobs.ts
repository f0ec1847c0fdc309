import type { Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import type { Postgres } from '@landfall/kit/database/postgres'
import { implementJob } from '@landfall/kit/jobs/definition'
import type { Log } from '@landfall/kit/observability/log'
import { createSafeFetch } from '@landfall/kit/safe-fetch/safe-fetch'
import { type OutgoingSettings, outgoingDefaults } from '@landfall/kit/safe-fetch/settings'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { CatalogStores } from '../composition/stores.ts'
import { runAlone } from '../db/run-alone.ts'
import { makeMergeDuplicates } from '../ingestion/merge/merge-duplicates.ts'
import type { FetchDeps } from '../ingestion/source/fetch-source.ts'
import { makeHostPace } from '../ingestion/source/host-pace.ts'
import { type KeyOrigins, KNOWN_ORIGINS } from '../ingestion/source/key-origins.ts'
import { makeRunSync } from '../ingestion/source/run-sync.ts'
import { makeStartSync } from '../ingestion/source/start-sync.ts'
import { makeTellStaleSources } from '../ingestion/source/tell-stale-sources.ts'
import {
  mergeDuplicatesJob,
  startDueSyncsJob,
  startDueSyncsSchedule,
  syncSourceJob,
  tellStaleSourcesJob,
  tellStaleSourcesSchedule,
} from '../jobs/sync-jobs.ts'

export type OutgoingConfig = {
  outgoing?: OutgoingSettings
  sourceKeys?: Readonly<Record<string, string>>
  keyOrigins?: KeyOrigins
}

/** How patient fetching is: five tries over half a minute, five minutes for one page. */
const FETCH_LIMITS: FetchDeps['limits'] = {
  timeoutMs: 300_000,
  tries: 5,
  retryBaseMs: 2_000,
}

type Deps = {
  config: OutgoingConfig
  postgres: Postgres
  unitOfWork: UnitOfWork<CatalogStores>
  clock: Clock
  log: Log
  limits?: FetchDeps['limits']
}

/** Everything that reads outside sources in the background. */
export function syncJobs(deps: Deps) {
  return {
    definitions: [syncSourceJob, mergeDuplicatesJob, startDueSyncsJob, tellStaleSourcesJob],
    implementations: [
      implementSync(deps),
      implementMerge(deps),
      implementStart(deps),
      implementTellStale(deps),
    ],
    schedules: [startDueSyncsSchedule, tellStaleSourcesSchedule],
  }
}

function implementSync({ config, postgres, unitOfWork, clock, log, limits }: Deps) {
  const outgoing = config.outgoing ?? outgoingDefaults
  const runSync = makeRunSync({
    unitOfWork,
    clock,
    log,
    fetch: createSafeFetch(outgoing),
    userAgent: outgoing.userAgent,
    pace: makeHostPace(),
    sourceKeys: config.sourceKeys ?? {},
    keyOrigins: { ...KNOWN_ORIGINS, ...config.keyOrigins },
    limits: limits ?? FETCH_LIMITS,
    alone: (sourceId, work) => runAlone(postgres, `sync source ${sourceId}`, work),
  })
  return implementJob(syncSourceJob, async ({ runId }, job) => {
    const run = await runSync(runId)
    if (run === null) return
    const { source, state, fetched, created, changed } = run
    job.log.info(
      { runId, source, status: state, total: fetched, count: created + changed },
      'a source was read',
    )
  })
}

function implementMerge({ postgres, unitOfWork, clock }: Deps) {
  const mergeDuplicates = makeMergeDuplicates({
    unitOfWork,
    clock,
    alone: (work) => runAlone(postgres, 'merge doubles', work),
  })
  return implementJob(mergeDuplicatesJob, async ({ runId, after }, { log }) => {
    const { merged, proposed } = await mergeDuplicates(runId, after)
    if (merged + proposed > 0) {
      log.info({ runId, count: merged, total: merged + proposed }, 'doubles were found')
    }
  })
}

function implementStart({ unitOfWork, clock }: Deps) {
  const { startAll } = makeStartSync({ unitOfWork, clock, newId })
  return implementJob(startDueSyncsJob, async (_payload, { log }) => {
    const runs = await startAll({ startedBy: null, isDryRun: false }, { onlyDue: true })
    if (runs.length > 0) log.info({ count: runs.length }, 'runs of sources were started')
  })
}

function implementTellStale({ unitOfWork, clock }: Deps) {
  const tellStaleSources = makeTellStaleSources({ unitOfWork, clock })
  return implementJob(tellStaleSourcesJob, async (_payload, { log }) => {
    const count = await tellStaleSources()
    if (count > 0) log.warn({ count }, 'sources are out of date')
  })
}
