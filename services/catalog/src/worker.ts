import { type Clock, systemClock } from '@landfall/kit/core/clock'
import type { ServiceConfig } from '@landfall/kit/process/config'
import { newId } from '@landfall/kit/core/ids'
import { type Log, createLog } from '@landfall/kit/observability/log'
import { openServiceDatabase } from '@landfall/kit/service/database'
import { type MeasuredWorker, createServiceWorker } from '@landfall/kit/service/worker'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { type CatalogConfig, migrations } from './config.ts'
import { onCatalogueCopyRequested } from './events/on-catalogue-copy-requested.ts'
import { onPreferencesSaved } from './events/on-preferences-saved.ts'
import { onStudentSaved } from './events/on-student-saved.ts'
import {
  implementPercolateScholarships,
  percolateScholarshipsJob,
  percolateScholarshipsSchedule,
} from './jobs/percolate-scholarships.ts'
import {
  applyListingImportJob,
  implementApplyListingImport,
} from './jobs/apply-listing-import.ts'
import {
  implementRepublishCriteria,
  republishCriteriaJob,
} from './jobs/republish-criteria.ts'
import {
  implementResumeWork,
  resumeWorkJob,
  resumeWorkSchedule,
} from './jobs/resume-work.ts'
import {
  implementRollDeadlines,
  rollDeadlinesJob,
  rollDeadlinesSchedule,
} from './jobs/roll-deadlines.ts'
import {
  implementSendSearchDigests,
  sendSearchDigestsJob,
  sendSearchDigestsSchedule,
} from './jobs/send-search-digests.ts'
import {
  implementUndoListingImport,
  undoListingImportJob,
} from './jobs/undo-listing-import.ts'
import { makeApplyImport } from './ingestion/listing-import/apply-import.ts'
import { makeUndoImport } from './ingestion/listing-import/undo-import.ts'
import { makeRepublishCriteria } from './ingestion/republication/republish-criteria.ts'
import { makePercolateScholarships } from './alerts/saved-search/percolate-scholarships.ts'
import { makeSendDigests } from './alerts/saved-search/send-digests.ts'
import { makeTellNewFits } from './alerts/saved-search/tell-new-fits.ts'
import { makeRollDeadlines } from './record/scholarship/roll-deadlines.ts'
import type { FetchDeps } from './ingestion/source/fetch-source.ts'
import { makeResumeWork } from './ingestion/sync-run/resume-work.ts'
import { linkJobs } from './link-jobs.ts'
import { bindStores } from './stores.ts'
import { type OutgoingConfig, syncJobs } from './sync-jobs.ts'

/** The relay of the catalogue's outbox, what it hears of others, the roll-over, the telling of all. */
export async function createWorker(
  config: ServiceConfig & OutgoingConfig & Partial<Pick<CatalogConfig, 'linkChecks'>>,
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
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  const sync = syncJobs({
    config,
    postgres,
    unitOfWork,
    clock,
    log,
    limits: overrides.fetchLimits,
  })
  const links = linkJobs({ config, unitOfWork, clock })
  return createServiceWorker({
    config,
    postgres,
    unitOfWork,
    consumers: [onStudentSaved, onCatalogueCopyRequested, onPreferencesSaved],
    jobs: {
      // Each run of a source keeps a connection of the pool for its lock.
      concurrency: { 'catalog-sync': 3 },
      definitions: [
        ...sync.definitions,
        ...links.definitions,
        rollDeadlinesJob,
        republishCriteriaJob,
        percolateScholarshipsJob,
        sendSearchDigestsJob,
        applyListingImportJob,
        undoListingImportJob,
        resumeWorkJob,
      ],
      implementations: [
        ...sync.implementations,
        ...links.implementations,
        implementRollDeadlines(makeRollDeadlines({ unitOfWork, clock })),
        implementRepublishCriteria(makeRepublishCriteria({ unitOfWork, clock })),
        implementPercolateScholarships(
          makePercolateScholarships({ unitOfWork, clock }),
          makeTellNewFits({ unitOfWork, clock }),
        ),
        implementSendSearchDigests(makeSendDigests({ unitOfWork, clock })),
        implementApplyListingImport(makeApplyImport({ unitOfWork, clock, newId })),
        implementUndoListingImport(makeUndoImport({ unitOfWork, clock })),
        implementResumeWork(makeResumeWork({ unitOfWork })),
      ],
      schedules: [
        ...sync.schedules,
        ...links.schedules,
        rollDeadlinesSchedule,
        percolateScholarshipsSchedule,
        sendSearchDigestsSchedule,
        resumeWorkSchedule,
      ],
    },
    log,
    clock,
    queuePrefix: overrides.queuePrefix,
  })
}
