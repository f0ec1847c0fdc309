import { type Clock, systemClock } from '@landfall/kit/core/clock'
import type { ServiceConfig } from '@landfall/kit/process/config'
import { type Log, createLog } from '@landfall/kit/observability/log'
import type { Postgres } from '@landfall/kit/database/postgres'
import { openServiceDatabase } from '@landfall/kit/service/database'
import { type MeasuredWorker, createServiceWorker } from '@landfall/kit/service/worker'
import { createSealer } from '@landfall/kit/core/sealed'
import { makeOpenSealed } from '@landfall/matching/requirements/open-sealed'
import { type CatalogConfig, migrations } from './config.ts'
import { onCatalogueCopyRequested } from './events/on-catalogue-copy-requested.ts'
import { onOrganizationChanged } from './events/on-organization-changed.ts'
import { onPreferencesSaved } from './events/on-preferences-saved.ts'
import { onStudentAnswersSaved } from './events/on-student-answers-saved.ts'
import { onStudentSaved } from './events/on-student-saved.ts'
import { onUserErased } from './events/on-user-erased.ts'
import { type WhatFits, makeWhatFits } from './alerts/saved-search/what-fits.ts'
import { bindStores } from './composition/stores.ts'
import { createUnitOfWork } from './composition/unit-of-work.ts'
import type { FetchDeps } from './ingestion/source/fetch-source.ts'
import { makeReadAsks } from './search/eligibility/plan-eligibility.ts'
import { alertJobs } from './worker/alert-jobs.ts'
import { importJobs } from './worker/import-jobs.ts'
import { linkJobs } from './worker/link-jobs.ts'
import { recordJobs } from './worker/record-jobs.ts'
import { type OutgoingConfig, syncJobs } from './worker/sync-jobs.ts'

const consumers = [
  onStudentSaved,
  onStudentAnswersSaved,
  ...onCatalogueCopyRequested,
  onPreferencesSaved,
  ...onOrganizationChanged,
]

/** The relay of the catalogue's outbox, what it hears of others, the roll-over, the telling of all. */
export async function createWorker(
  config: ServiceConfig &
    OutgoingConfig &
    Pick<CatalogConfig, 'studentAnswersKey'> &
    Partial<Pick<CatalogConfig, 'linkChecks'>>,
  overrides: {
    clock?: Clock
    log?: Log
    queuePrefix?: string
    fetchLimits?: FetchDeps['limits']
  } = {},
): Promise<MeasuredWorker> {
  const { service } = config
  const log = overrides.log ?? createLog({ service, level: config.logLevel })
  const clock = overrides.clock ?? systemClock
  const postgres = await openServiceDatabase(config, {
    process: `${service}-worker`,
    migrations,
    log,
  })
  const unitOfWork = createUnitOfWork(postgres)
  const deps = { unitOfWork, clock }
  const groups = [
    syncJobs({ ...deps, config, postgres, log, limits: overrides.fetchLimits }),
    linkJobs({ ...deps, config }),
    recordJobs(deps),
    alertJobs({ ...deps, whatFits: whatFitsOf(config, { postgres, clock, log }) }),
    importJobs(deps),
  ]
  return createServiceWorker({
    config,
    postgres,
    unitOfWork,
    consumers,
    onErased: onUserErased,
    jobs: {
      // Each run of a source keeps a connection of the pool for its lock.
      concurrency: { 'catalog-sync': 3 },
      definitions: groups.flatMap(({ definitions }) => definitions),
      implementations: groups.flatMap(({ implementations }) => implementations),
      schedules: groups.flatMap(({ schedules }) => schedules),
    },
    log,
    clock,
    queuePrefix: overrides.queuePrefix,
  })
}

function whatFitsOf(
  { studentAnswersKey }: Pick<CatalogConfig, 'studentAnswersKey'>,
  { postgres, clock, log }: { postgres: Postgres; clock: Clock; log: Log },
): WhatFits {
  return makeWhatFits({
    readAsks: makeReadAsks({ stores: bindStores(postgres.db), clock }),
    openSealed: makeOpenSealed(createSealer(studentAnswersKey), log),
  })
}
