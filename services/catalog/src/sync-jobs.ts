import type { Clock } from '@landfall/kit/core/clock'
import { createSafeFetch } from '@landfall/kit/safe-fetch/safe-fetch'
import { outgoingDefaults } from '@landfall/kit/safe-fetch/settings'
import { newId } from '@landfall/kit/core/ids'
import type { Log } from '@landfall/kit/observability/log'
import type { Postgres } from '@landfall/kit/database/postgres'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { CatalogConfig } from './config.ts'
import { runAlone } from './db/run-alone.ts'
import { implementMergeDuplicates } from './jobs/merge-duplicates.ts'
import {
  implementStartDueSyncs,
  implementSyncSource,
  startDueSyncsJob,
  startDueSyncsSchedule,
} from './jobs/sync-sources.ts'
import { makeMergeDuplicates } from './ingestion/merge/merge-duplicates.ts'
import { mergeDuplicatesJob } from './ingestion/merge/merge-duplicates.job.ts'
import { makeHostPace } from './ingestion/source/host-pace.ts'
import { KNOWN_ORIGINS } from './ingestion/source/key-origins.ts'
import type { FetchDeps } from './ingestion/source/fetch-source.ts'
import { makeRunSync } from './ingestion/source/run-sync.ts'
import { makeStartSync } from './ingestion/source/start-sync.ts'
import { syncSourceJob } from './ingestion/source/sync-source.job.ts'
import type { CatalogStores } from './stores.ts'

export type OutgoingConfig = Pick<CatalogConfig, 'outgoing' | 'sourceKeys' | 'keyOrigins'>

/** How patient fetching is: five tries over half a minute, five minutes for one page. */
export const FETCH_LIMITS: FetchDeps['limits'] = {
  timeoutMs: 300_000,
  tries: 5,
  retryBaseMs: 2_000,
}

/** Everything that reads outside sources in the background. */
export function syncJobs(o: {
  config: OutgoingConfig
  postgres: Postgres
  unitOfWork: UnitOfWork<CatalogStores>
  clock: Clock
  log: Log
  limits?: FetchDeps['limits']
}) {
  const { postgres, unitOfWork, clock, log } = o
  const outgoing = o.config.outgoing ?? outgoingDefaults
  const runSync = makeRunSync({
    unitOfWork,
    clock,
    log,
    fetch: createSafeFetch(outgoing),
    userAgent: outgoing.userAgent,
    pace: makeHostPace(),
    sourceKeys: o.config.sourceKeys ?? {},
    keyOrigins: { ...KNOWN_ORIGINS, ...o.config.keyOrigins },
    limits: o.limits ?? FETCH_LIMITS,
    alone: (sourceId, work) => runAlone(postgres, `sync source ${sourceId}`, work),
  })
  return {
    definitions: [syncSourceJob, mergeDuplicatesJob, startDueSyncsJob],
    implementations: [
      implementSyncSource(runSync),
      implementMergeDuplicates(
        makeMergeDuplicates({
          unitOfWork,
          clock,
          alone: (work) => runAlone(postgres, 'merge doubles', work),
        }),
      ),
      implementStartDueSyncs(makeStartSync({ unitOfWork, clock, newId })),
    ],
    schedules: [startDueSyncsSchedule],
  }
}
