import type { Clock } from '@landfall/kit/core/clock'
import { createSealer } from '@landfall/kit/core/sealed'
import { newId } from '@landfall/kit/core/ids'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { makeSweepRecommendations } from './application/recommendation/sweep-recommendations.ts'
import type { ApplicationsConfig } from './config.ts'
import type { OpenStorage } from './open-storage.ts'
import {
  continueFanOutsJob,
  continueFanOutsSchedule,
} from './jobs/continue-fan-outs.job.ts'
import { implementContinueFanOuts } from './jobs/continue-fan-outs.ts'
import { sweepRemindersJob, sweepRemindersSchedule } from './jobs/sweep-reminders.job.ts'
import { implementSweepReminders } from './jobs/sweep-reminders.ts'
import { remindOfTasksJob, remindOfTasksSchedule } from './jobs/remind-of-tasks.job.ts'
import { implementRemindOfTasks } from './jobs/remind-of-tasks.ts'
import { scanDocumentJob } from './jobs/scan-document.job.ts'
import { implementScanDocument } from './jobs/scan-document.ts'
import { sweepDocumentsJob, sweepDocumentsSchedule } from './jobs/sweep-documents.job.ts'
import { implementSweepDocuments } from './jobs/sweep-documents.ts'
import {
  sweepRecommendationsJob,
  sweepRecommendationsSchedule,
} from './jobs/sweep-recommendations.job.ts'
import { implementSweepRecommendations } from './jobs/sweep-recommendations.ts'
import { applyDecisionsJob, applyDecisionsSchedule } from './jobs/apply-decisions.job.ts'
import { implementApplyDecisions } from './jobs/apply-decisions.ts'
import { makeReviewExportJob } from './jobs/make-review-export.job.ts'
import { implementMakeReviewExport } from './jobs/make-review-export.ts'
import { makeMoveIn } from './application/submission/move-application.ts'
import { tellOfArrivalsJob, tellOfArrivalsSchedule } from './jobs/tell-of-arrivals.job.ts'
import { implementTellOfArrivals } from './jobs/tell-of-arrivals.ts'
import { makeTellOfArrivals } from './review/member/tell-of-arrivals.ts'
import { remindToAnswerJob, remindToAnswerSchedule } from './jobs/remind-to-answer.job.ts'
import { implementRemindToAnswer } from './jobs/remind-to-answer.ts'
import { makeRemindToAnswer } from './application/submission/remind-to-answer.ts'
import {
  remindOfPromisesJob,
  remindOfPromisesSchedule,
} from './jobs/remind-of-promises.job.ts'
import { implementRemindOfPromises } from './jobs/remind-of-promises.ts'
import { makeRemindOfPromises } from './review/report/remind-of-promises.ts'
import { makeApplyMarked } from './review/decide/apply-marked.ts'
import { makeFillExport } from './review/report/fill-export.ts'
import { createSafeFetch } from '@landfall/kit/safe-fetch/safe-fetch'
import {
  implementPartnerJobs,
  partnerJobDefinitions,
  partnerJobSchedules,
} from './partner-jobs.ts'
import { sweepAwardsJob, sweepAwardsSchedule } from './jobs/sweep-awards.job.ts'
import { implementSweepAwards } from './jobs/sweep-awards.ts'
import { makeRemindOfReports } from './fund/award/keep-award.ts'
import { makeLapseOffers } from './fund/offer/lapse-offers.ts'
import { createClamd, type Scan } from './student/document/scan/clamd.client.ts'
import { makeScanDocument } from './student/document/scan/scan-document.ts'
import { makeSweepDocuments } from './student/document/sweep-documents.ts'
import { makeContinueFanOuts } from './student/fan-out/continue-fan-outs.ts'
import { makeRemindOfTasks } from './student/preparation/remind-of-tasks.ts'
import { makeSweepReminders } from './student/reminder/sweep-reminders.ts'
import { fanOutSteps, makeAwardPort, makeRecordWithLetters } from './savers.ts'
import type { Stores } from './stores.ts'

const DEFINITIONS = [
  sweepRemindersJob,
  continueFanOutsJob,
  remindOfTasksJob,
  scanDocumentJob,
  sweepDocumentsJob,
  sweepRecommendationsJob,
  remindToAnswerJob,
  tellOfArrivalsJob,
  applyDecisionsJob,
  makeReviewExportJob,
  remindOfPromisesJob,
  sweepAwardsJob,
  ...partnerJobDefinitions,
]

const SCHEDULES = [
  sweepRemindersSchedule,
  continueFanOutsSchedule,
  remindOfTasksSchedule,
  sweepDocumentsSchedule,
  sweepRecommendationsSchedule,
  remindToAnswerSchedule,
  tellOfArrivalsSchedule,
  applyDecisionsSchedule,
  remindOfPromisesSchedule,
  sweepAwardsSchedule,
  ...partnerJobSchedules,
]

/** The jobs of this service, each bound to its use case. */
export function createJobs(o: {
  config: ApplicationsConfig
  unitOfWork: UnitOfWork<Stores>
  stores: Stores
  storage: OpenStorage
  clock: Clock
}) {
  const { config, unitOfWork, clock } = o
  const { objects, uploads } = o.storage
  const { scanner } = config.documents
  const hasScanner = scanner !== null
  const scan = scanner ? createClamd(scanner) : refuseToScan
  const { documents, partnerExports } = o.stores
  const sealer = createSealer(config.studentAnswersKey)
  const recordApplication = makeRecordWithLetters({ sealer })
  const awards = makeAwardPort({ sealer })
  const moveIn = makeMoveIn({ recordApplication, clock })
  const lapseOffers = makeLapseOffers({ unitOfWork, clock, recordApplication, newId })
  const remindOfReports = makeRemindOfReports({ unitOfWork, clock })
  const fetch = createSafeFetch(config.outgoing)
  const findKeptElsewhere = partnerExports.findKeptParts
  const documentDeps = { unitOfWork, documents, objects, clock, findKeptElsewhere }
  return {
    definitions: DEFINITIONS,
    implementations: [
      implementSweepReminders(makeSweepReminders({ unitOfWork, clock })),
      implementRemindOfTasks(makeRemindOfTasks({ unitOfWork, clock })),
      implementContinueFanOuts(makeContinueFanOuts({ unitOfWork, steps: fanOutSteps })),
      implementScanDocument(makeScanDocument({ ...documentDeps, scan })),
      implementSweepDocuments(makeSweepDocuments({ ...documentDeps, uploads, hasScanner })),
      implementSweepRecommendations(
        makeSweepRecommendations({ unitOfWork, sealer, clock }),
      ),
      implementRemindToAnswer(makeRemindToAnswer({ unitOfWork, clock })),
      implementTellOfArrivals(makeTellOfArrivals({ unitOfWork, clock })),
      implementApplyDecisions(makeApplyMarked({ unitOfWork, moveIn, awards, clock })),
      implementRemindOfPromises(makeRemindOfPromises({ unitOfWork, clock })),
      implementMakeReviewExport(
        makeFillExport({ stores: o.stores, objects, hasScanner, clock }),
      ),
      implementSweepAwards({ lapseOffers, remindOfReports }),
      ...implementPartnerJobs({ ...o, objects, sealer, fetch }),
    ],
    schedules: SCHEDULES,
  }
}

/** Scans requested while there was a scanner wait until there is one again. */
const refuseToScan: Scan = () => Promise.reject(new Error('There is no scanner'))
