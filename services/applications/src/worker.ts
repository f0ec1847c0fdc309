import { type Clock, systemClock } from '@landfall/kit/core/clock'
import { createLog, type Log } from '@landfall/kit/observability/log'
import { openServiceDatabase } from '@landfall/kit/service/database'
import { createServiceWorker, type MeasuredWorker } from '@landfall/kit/service/worker'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { type ApplicationsConfig, migrations } from './config.ts'
import { onNoticeDelivered } from './events/on-notice-delivered.ts'
import { onPreferencesSaved } from './events/on-preferences-saved.ts'
import { onScholarshipChanged } from './events/on-scholarship-changed.ts'
import { onScholarshipMerged } from './events/on-scholarship-merged.ts'
import {
  continueFanOutsJob,
  continueFanOutsSchedule,
} from './jobs/continue-fan-outs.job.ts'
import { implementContinueFanOuts } from './jobs/continue-fan-outs.ts'
import { sweepRemindersJob, sweepRemindersSchedule } from './jobs/sweep-reminders.job.ts'
import { implementSweepReminders } from './jobs/sweep-reminders.ts'
import { scanDocumentJob } from './jobs/scan-document.job.ts'
import { implementScanDocument } from './jobs/scan-document.ts'
import { sweepDocumentsJob, sweepDocumentsSchedule } from './jobs/sweep-documents.job.ts'
import { implementSweepDocuments } from './jobs/sweep-documents.ts'
import { createClamd, type Scan } from './student/document/scan/clamd.client.ts'
import { makeScanDocument } from './student/document/scan/scan-document.ts'
import { openStorage } from './open-storage.ts'
import { makeSweepDocuments } from './student/document/sweep-documents.ts'
import { makeContinueFanOuts } from './student/fan-out/continue-fan-outs.ts'
import { makeSweepReminders } from './student/reminder/sweep-reminders.ts'
import { fanOutSteps } from './savers.ts'
import { bindStores } from './stores.ts'

/** The relay of this service's outbox, what it hears of others, and the sweep of reminders. */
export async function createWorker(
  config: ApplicationsConfig,
  overrides: { clock?: Clock; log?: Log; queuePrefix?: string } = {},
): Promise<MeasuredWorker> {
  const { service } = config
  const log = overrides.log ?? createLog({ service, level: config.logLevel })
  const clock = overrides.clock ?? systemClock
  const process = `${service}-worker`
  const postgres = await openServiceDatabase(config, { process, migrations, log })
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  const { documents } = bindStores(postgres.db)
  const { storage, scanner } = config.documents
  const { objects, uploads } = await openStorage(storage)
  const hasScanner = scanner !== null
  const scan = scanner ? createClamd(scanner) : refuseToScan
  const documentDeps = { unitOfWork, documents, objects, clock }
  return createServiceWorker({
    config,
    postgres,
    unitOfWork,
    consumers: [
      ...onScholarshipChanged,
      ...onScholarshipMerged,
      onPreferencesSaved,
      onNoticeDelivered,
    ],
    jobs: {
      definitions: [
        sweepRemindersJob,
        continueFanOutsJob,
        scanDocumentJob,
        sweepDocumentsJob,
      ],
      implementations: [
        implementSweepReminders(makeSweepReminders({ unitOfWork, clock })),
        implementContinueFanOuts(makeContinueFanOuts({ unitOfWork, steps: fanOutSteps })),
        implementScanDocument(makeScanDocument({ ...documentDeps, scan })),
        implementSweepDocuments(
          makeSweepDocuments({ ...documentDeps, uploads, hasScanner }),
        ),
      ],
      schedules: [sweepRemindersSchedule, continueFanOutsSchedule, sweepDocumentsSchedule],
    },
    log,
    clock,
    queuePrefix: overrides.queuePrefix,
  })
}

/** What was asked for while there was a scanner waits until there is one again. */
const refuseToScan: Scan = () => Promise.reject(new Error('There is no scanner'))
