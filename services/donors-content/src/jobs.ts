import type { Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import type { Sealer } from '@landfall/kit/core/sealed'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { dropPictureJob } from './jobs/drop-picture.job.ts'
import { implementDropPicture } from './jobs/drop-picture.ts'
import { dropWordsJob } from './jobs/drop-words.job.ts'
import { implementDropWords } from './jobs/drop-words.ts'
import { endRebuildJob } from './jobs/end-rebuild.job.ts'
import { implementEndRebuild } from './jobs/end-rebuild.ts'
import { forgetNetworksJob, forgetNetworksSchedule } from './jobs/forget-networks.job.ts'
import { implementForgetNetworks } from './jobs/forget-networks.ts'
import { implementSendNewsletter } from './jobs/send-newsletter.ts'
import { sendNewsletterJob, sendNewsletterSchedule } from './jobs/send-newsletter.job.ts'
import { sweepPicturesJob, sweepPicturesSchedule } from './jobs/sweep-pictures.job.ts'
import { implementSweepPictures } from './jobs/sweep-pictures.ts'
import { sweepWordsJob, sweepWordsSchedule } from './jobs/sweep-words.job.ts'
import { implementSweepWords } from './jobs/sweep-words.ts'
import { takeSnapshotJob } from './jobs/take-snapshot.job.ts'
import { implementTakeSnapshot } from './jobs/take-snapshot.ts'
import { makeSweepPictures } from './modules/content/sweep-pictures.ts'
import { makeSweepWords } from './modules/content/sweep-words.ts'
import { makeSendNewsletter } from './modules/newsletter/send-newsletter.ts'
import { makeEndRebuild } from './modules/projection/end-rebuild.ts'
import { makeTakeSnapshot } from './modules/snapshot/take-snapshot.ts'
import { makeReadPublished } from './modules/content/read-published.ts'
import type { PictureDocuments } from './modules/picture/picture-document.store.ts'
import type { RevisionStore } from './modules/content/revision.store.ts'
import type { SnapshotDocumentStore } from './modules/snapshot/snapshot.store.ts'
import type { Stores } from './stores.ts'

/** The jobs of this service, each bound to its use case. */
export function createJobs(o: {
  stores: Stores
  unitOfWork: UnitOfWork<Stores>
  revisions: RevisionStore
  pictures: PictureDocuments
  snapshots: SnapshotDocumentStore
  sealer: Sealer
  clock: Clock
}) {
  const { stores, unitOfWork, revisions, snapshots: documents, sealer, clock } = o
  const published = makeReadPublished({ ...stores, revisions })
  return {
    definitions: [
      sendNewsletterJob,
      takeSnapshotJob,
      endRebuildJob,
      sweepPicturesJob,
      sweepWordsJob,
      dropPictureJob,
      dropWordsJob,
      forgetNetworksJob,
    ],
    implementations: [
      implementSendNewsletter(makeSendNewsletter({ unitOfWork, published, sealer, clock })),
      implementTakeSnapshot(
        makeTakeSnapshot({ stores, documents, unitOfWork, clock, newId }),
      ),
      implementEndRebuild(makeEndRebuild({ unitOfWork })),
      implementSweepPictures(makeSweepPictures({ stores, revisions, unitOfWork, clock })),
      implementSweepWords(makeSweepWords({ stores, revisions, clock })),
      implementDropPicture(o.pictures),
      implementDropWords(revisions),
      implementForgetNetworks(stores.visits, clock),
    ],
    schedules: [
      sendNewsletterSchedule,
      sweepPicturesSchedule,
      sweepWordsSchedule,
      forgetNetworksSchedule,
    ],
  }
}
