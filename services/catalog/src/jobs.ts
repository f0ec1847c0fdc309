import type { Clock } from '@landfall/kit/core/clock'
import { createSealer } from '@landfall/kit/core/sealed'
import type { Postgres } from '@landfall/kit/database/postgres'
import type { Log } from '@landfall/kit/observability/log'
import { createSafeFetch } from '@landfall/kit/safe-fetch/safe-fetch'
import { outgoingDefaults } from '@landfall/kit/safe-fetch/settings'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { makeOpenSealed } from '@landfall/matching/requirements/open-sealed'
import { makePercolateScholarships } from './alerts/saved-search/percolate-scholarships.ts'
import { makeSendDigests } from './alerts/saved-search/send-digests.ts'
import { makeNotifyOfNewFits } from './alerts/saved-search/notify-of-new-fits.ts'
import { makeWhatFits } from './alerts/saved-search/what-fits.ts'
import { bindStores, type CatalogStores } from './composition/stores.ts'
import type { CatalogConfig } from './config.ts'
import type { FetchDeps } from './ingestion/source/fetch-source.ts'
import {
  implementIngestionJobs,
  ingestionJobDefinitions,
  ingestionJobSchedules,
  type OutgoingConfig,
} from './ingestion-jobs.ts'
import { checkLinksJob, checkLinksSchedule } from './jobs/check-links.job.ts'
import { implementCheckLinks } from './jobs/check-links.ts'
import {
  eraseSuggestionsJob,
  eraseSuggestionsSchedule,
} from './jobs/erase-suggestions.job.ts'
import { implementEraseSuggestions } from './jobs/erase-suggestions.ts'
import {
  percolateScholarshipsJob,
  percolateScholarshipsSchedule,
} from './jobs/percolate-scholarships.job.ts'
import { implementPercolateScholarships } from './jobs/percolate-scholarships.ts'
import { planLinkChecksJob, planLinkChecksSchedule } from './jobs/plan-link-checks.job.ts'
import { implementPlanLinkChecks } from './jobs/plan-link-checks.ts'
import { refileStatedJob } from './jobs/refile-stated.job.ts'
import { implementRefileStated } from './jobs/refile-stated.ts'
import { republishClosedJob } from './jobs/republish-closed.job.ts'
import { implementRepublishClosed } from './jobs/republish-closed.ts'
import { rollDeadlinesJob, rollDeadlinesSchedule } from './jobs/roll-deadlines.job.ts'
import { implementRollDeadlines } from './jobs/roll-deadlines.ts'
import {
  sendSearchDigestsJob,
  sendSearchDigestsSchedule,
} from './jobs/send-search-digests.job.ts'
import { implementSendSearchDigests } from './jobs/send-search-digests.ts'
import { syncSourceJob } from './jobs/sync-source.job.ts'
import { makeRefileStated } from './record/scholarship/refile-stated.ts'
import { makeRepublishClosed } from './record/scholarship/republish-closed.ts'
import { makeRollDeadlines } from './record/scholarship/roll-deadlines.ts'
import { makeReadAsks } from './search/eligibility/plan-eligibility.ts'
import { makeCheckLinks, makePlanLinkChecks } from './trust/link-check/check-links.ts'
import { makeFetchLink } from './trust/link-check/fetch-link.ts'
import { makeEraseDecided } from './trust/listing-suggestion/erase-decided.ts'

export type JobsConfig = OutgoingConfig &
  Pick<CatalogConfig, 'studentAnswersKey'> &
  Partial<Pick<CatalogConfig, 'linkChecks'>>

const DEFINITIONS = [
  rollDeadlinesJob,
  republishClosedJob,
  refileStatedJob,
  eraseSuggestionsJob,
  planLinkChecksJob,
  checkLinksJob,
  percolateScholarshipsJob,
  sendSearchDigestsJob,
  ...ingestionJobDefinitions,
]

const SCHEDULES = [
  rollDeadlinesSchedule,
  eraseSuggestionsSchedule,
  percolateScholarshipsSchedule,
  sendSearchDigestsSchedule,
  ...ingestionJobSchedules,
]

/** The jobs of this service, each bound to its use case. Links are checked on a schedule only if that is enabled. */
export function createJobs(o: {
  config: JobsConfig
  postgres: Postgres
  unitOfWork: UnitOfWork<CatalogStores>
  clock: Clock
  log: Log
  fetchLimits?: FetchDeps['limits'] | undefined
}) {
  const { config, unitOfWork, clock } = o
  const deps = { unitOfWork, clock }
  const alerts = { ...deps, whatFits: whatFitsOf(o) }
  const fetchLink = makeFetchLink(createSafeFetch(config.outgoing ?? outgoingDefaults))
  return {
    definitions: DEFINITIONS,
    implementations: [
      implementRollDeadlines(makeRollDeadlines(deps)),
      implementRepublishClosed(makeRepublishClosed(deps)),
      implementRefileStated(makeRefileStated(deps)),
      implementEraseSuggestions(makeEraseDecided(deps)),
      implementPlanLinkChecks(makePlanLinkChecks(deps)),
      implementCheckLinks(makeCheckLinks({ ...deps, fetchLink })),
      implementPercolateScholarships({
        percolate: makePercolateScholarships(deps),
        notifyOfNewFits: makeNotifyOfNewFits(alerts),
      }),
      implementSendSearchDigests(makeSendDigests(alerts)),
      ...implementIngestionJobs(o),
    ],
    schedules:
      config.linkChecks === true
        ? [...SCHEDULES, planLinkChecksSchedule, checkLinksSchedule]
        : SCHEDULES,
    // Each run of a source keeps a connection of the pool for its lock.
    concurrency: { [syncSourceJob.queue]: 3 },
  }
}

function whatFitsOf(o: { config: JobsConfig; postgres: Postgres; clock: Clock; log: Log }) {
  const { config, postgres, clock, log } = o
  return makeWhatFits({
    readAsks: makeReadAsks({ stores: bindStores(postgres.db), clock }),
    openSealed: makeOpenSealed(createSealer(config.studentAnswersKey), log),
  })
}
