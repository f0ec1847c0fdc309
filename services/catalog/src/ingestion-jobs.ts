import type { Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import type { Postgres } from '@landfall/kit/database/postgres'
import type { Log } from '@landfall/kit/observability/log'
import { createSafeFetch } from '@landfall/kit/safe-fetch/safe-fetch'
import { type OutgoingSettings, outgoingDefaults } from '@landfall/kit/safe-fetch/settings'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { CatalogStores } from './composition/stores.ts'
import { runAlone } from './db/run-alone.ts'
import { makeApplyImport } from './ingestion/listing-import/apply-import.ts'
import { makeReadImport } from './ingestion/listing-import/read-import.ts'
import { makeUndoImport } from './ingestion/listing-import/undo-import.ts'
import { makeMergeDuplicates } from './ingestion/merge/merge-duplicates.ts'
import { makeResumeWork } from './ingestion/recovery/resume-work.ts'
import { makeRepublishCriteria } from './ingestion/republication/republish-criteria.ts'
import type { FetchDeps } from './ingestion/source/fetch-source.ts'
import { makeHostPace } from './ingestion/source/host-pace.ts'
import { type KeyOrigins, KNOWN_ORIGINS } from './ingestion/source/key-origins.ts'
import { makeRunSync } from './ingestion/source/run-sync.ts'
import { makeStartSync } from './ingestion/source/start-sync.ts'
import { makeReportStaleSources } from './ingestion/source/report-stale-sources.ts'
import { applyListingImportJob } from './jobs/apply-listing-import.job.ts'
import { implementApplyListingImport } from './jobs/apply-listing-import.ts'
import { mergeDuplicatesJob } from './jobs/merge-duplicates.job.ts'
import { implementMergeDuplicates } from './jobs/merge-duplicates.ts'
import { readListingImportJob } from './jobs/read-listing-import.job.ts'
import { implementReadListingImport } from './jobs/read-listing-import.ts'
import { republishCriteriaJob } from './jobs/republish-criteria.job.ts'
import { implementRepublishCriteria } from './jobs/republish-criteria.ts'
import { resumeWorkJob, resumeWorkSchedule } from './jobs/resume-work.job.ts'
import { implementResumeWork } from './jobs/resume-work.ts'
import { startDueSyncsJob, startDueSyncsSchedule } from './jobs/start-due-syncs.job.ts'
import { implementStartDueSyncs } from './jobs/start-due-syncs.ts'
import { syncSourceJob } from './jobs/sync-source.job.ts'
import { implementSyncSource } from './jobs/sync-source.ts'
import {
  reportStaleSourcesJob,
  reportStaleSourcesSchedule,
} from './jobs/report-stale-sources.job.ts'
import { implementReportStaleSources } from './jobs/report-stale-sources.ts'
import { undoListingImportJob } from './jobs/undo-listing-import.job.ts'
import { implementUndoListingImport } from './jobs/undo-listing-import.ts'

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
  fetchLimits?: FetchDeps['limits'] | undefined
}

export const ingestionJobDefinitions = [
  syncSourceJob,
  mergeDuplicatesJob,
  startDueSyncsJob,
  reportStaleSourcesJob,
  republishCriteriaJob,
  resumeWorkJob,
  readListingImportJob,
  applyListingImportJob,
  undoListingImportJob,
]

export const ingestionJobSchedules = [
  startDueSyncsSchedule,
  reportStaleSourcesSchedule,
  resumeWorkSchedule,
]

/** Jobs that read outside sources and uploaded files. */
export function implementIngestionJobs(o: Deps) {
  const { postgres, unitOfWork, clock } = o
  const deps = { unitOfWork, clock }
  const aloneMerging = <T>(work: () => Promise<T>) =>
    runAlone(postgres, 'merge doubles', work)
  return [
    implementSyncSource(runSyncOf(o)),
    implementMergeDuplicates(makeMergeDuplicates({ ...deps, alone: aloneMerging })),
    implementStartDueSyncs(makeStartSync({ ...deps, newId })),
    implementReportStaleSources(makeReportStaleSources(deps)),
    implementRepublishCriteria(makeRepublishCriteria(deps)),
    implementResumeWork(makeResumeWork(deps)),
    implementReadListingImport(makeReadImport(deps)),
    implementApplyListingImport(makeApplyImport({ ...deps, newId })),
    implementUndoListingImport(makeUndoImport(deps)),
  ]
}

function runSyncOf({ config, postgres, unitOfWork, clock, log, fetchLimits }: Deps) {
  const outgoing = config.outgoing ?? outgoingDefaults
  return makeRunSync({
    unitOfWork,
    clock,
    log,
    fetch: createSafeFetch(outgoing),
    userAgent: outgoing.userAgent,
    pace: makeHostPace(),
    sourceKeys: config.sourceKeys ?? {},
    keyOrigins: { ...KNOWN_ORIGINS, ...config.keyOrigins },
    limits: fetchLimits ?? FETCH_LIMITS,
    alone: (sourceId, work) => runAlone(postgres, `sync source ${sourceId}`, work),
  })
}
