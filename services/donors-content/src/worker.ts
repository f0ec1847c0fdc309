import { systemClock, type Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import { createSealer } from '@landfall/kit/core/sealed'
import { openDocuments } from '@landfall/kit/database/open-documents'
import { createLog, type Log } from '@landfall/kit/observability/log'
import { openServiceDatabase } from '@landfall/kit/service/database'
import { createServiceWorker, type MeasuredWorker } from '@landfall/kit/service/worker'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { migrations, type DonorsContentConfig } from './config.ts'
import { consumers } from './events/consumers.ts'
import { onUserErased } from './events/on-user-erased.ts'
import { documentModels } from './db/documents.ts'
import { dropPictureJob } from './jobs/drop-picture.job.ts'
import { implementDropPicture } from './jobs/drop-picture.ts'
import { endRebuildJob } from './jobs/end-rebuild.job.ts'
import { implementEndRebuild } from './jobs/end-rebuild.ts'
import { forgetNetworksJob, forgetNetworksSchedule } from './jobs/forget-networks.job.ts'
import { implementForgetNetworks } from './jobs/forget-networks.ts'
import { implementSendNewsletter } from './jobs/send-newsletter.ts'
import { sendNewsletterJob, sendNewsletterSchedule } from './jobs/send-newsletter.job.ts'
import { sweepPicturesJob, sweepPicturesSchedule } from './jobs/sweep-pictures.job.ts'
import { implementSweepPictures } from './jobs/sweep-pictures.ts'
import { takeSnapshotJob } from './jobs/take-snapshot.job.ts'
import { implementTakeSnapshot } from './jobs/take-snapshot.ts'
import { makeEraseUser } from './modules/erasure/erase-user.ts'
import { makeReadPublished } from './modules/content/read-published.ts'
import { makeSweepPictures } from './modules/content/sweep-pictures.ts'
import { createPictureDocuments } from './modules/picture/picture-document.store.ts'
import { createRevisionStore } from './modules/content/revision.store.ts'
import { makeSendNewsletter } from './modules/newsletter/send-newsletter.ts'
import { makeEndRebuild } from './modules/projection/end-rebuild.ts'
import { createSnapshotDocumentStore } from './modules/snapshot/snapshot.store.ts'
import { makeTakeSnapshot } from './modules/snapshot/take-snapshot.ts'
import { createVisitorOf } from './modules/visit/visitor.ts'
import { bindStores, type Stores } from './stores.ts'

type Overrides = { clock?: Clock; log?: Log; queuePrefix?: string }

/** The background half: the relay of this service's outbox, and what it hears of others. */
export async function createWorker(
  config: DonorsContentConfig,
  overrides: Overrides = {},
): Promise<MeasuredWorker> {
  const { service } = config
  const log = overrides.log ?? createLog({ service, level: config.logLevel })
  const clock = overrides.clock ?? systemClock
  const process = `${service}-worker`
  const postgres = await openServiceDatabase(config, { process, migrations, log })
  const documents = openDocuments(config.mongodbUrl, documentModels)
  const pictures = createPictureDocuments(async () => (await documents.model()).pictures)
  const revisions = createRevisionStore(async () => (await documents.model()).revisions)
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  const stores = bindStores(postgres.db)
  const { studentAnswersKey: key } = config
  const published = makeReadPublished({ ...stores, revisions })
  const sealer = createSealer(key)
  const sendNewsletter = makeSendNewsletter({ unitOfWork, published, sealer, clock })
  const takeSnapshot = makeTakeSnapshot({
    stores,
    documents: createSnapshotDocumentStore(async () => (await documents.model()).snapshots),
    unitOfWork,
    clock,
    newId,
  })
  const worker = createServiceWorker({
    config,
    postgres,
    unitOfWork,
    consumers,
    onErased: onUserErased(
      makeEraseUser({ revisions, visitorOf: createVisitorOf(key, newId) }),
    ),
    jobs: jobsOf({
      sendNewsletter,
      takeSnapshot,
      endRebuild: makeEndRebuild({ unitOfWork }),
      sweepPictures: makeSweepPictures({ stores, revisions, unitOfWork, clock }),
      pictures,
      visits: stores.visits,
      clock,
    }),
    documents,
    log,
    clock,
    queuePrefix: overrides.queuePrefix,
  })
  worker.lifecycle.onStop('mongo', () => documents.close())
  return worker
}

type Work = {
  sendNewsletter: Parameters<typeof implementSendNewsletter>[0]
  takeSnapshot: Parameters<typeof implementTakeSnapshot>[0]
  endRebuild: Parameters<typeof implementEndRebuild>[0]
  sweepPictures: Parameters<typeof implementSweepPictures>[0]
  pictures: Parameters<typeof implementDropPicture>[0]
  visits: Stores['visits']
  clock: Clock
}

/** What is done in the background, and what of it by the clock. */
function jobsOf(work: Work) {
  return {
    definitions: [
      sendNewsletterJob,
      takeSnapshotJob,
      endRebuildJob,
      sweepPicturesJob,
      dropPictureJob,
      forgetNetworksJob,
    ],
    implementations: [
      implementSendNewsletter(work.sendNewsletter),
      implementTakeSnapshot(work.takeSnapshot),
      implementEndRebuild(work.endRebuild),
      implementSweepPictures(work.sweepPictures),
      implementDropPicture(work.pictures),
      implementForgetNetworks(work.visits, work.clock),
    ],
    schedules: [sendNewsletterSchedule, sweepPicturesSchedule, forgetNetworksSchedule],
  }
}
