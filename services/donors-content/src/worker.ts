import { newId } from '@landfall/kit/core/ids'
import { createSealer } from '@landfall/kit/core/sealed'
import { openDocuments } from '@landfall/kit/database/open-documents'
import { openServiceWorker, type WorkerOverrides } from '@landfall/kit/service/open-service'
import { createServiceWorker, type MeasuredWorker } from '@landfall/kit/service/worker'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { migrations, type DonorsContentConfig } from './config.ts'
import { consumers } from './events/consumers.ts'
import { onUserErased } from './events/on-user-erased.ts'
import { documentModels } from './db/documents.ts'
import { createJobs } from './jobs.ts'
import { makeEraseUser } from './modules/erasure/erase-user.ts'
import { createPictureDocuments } from './modules/picture/picture-document.store.ts'
import { createRevisionStore } from './modules/content/revision.store.ts'
import { createSnapshotDocumentStore } from './modules/snapshot/snapshot.store.ts'
import { createVisitorOf } from './modules/visit/visitor.ts'
import { bindStores } from './stores.ts'

/** The background half: relays this service's outbox and consumes events of others. */
export async function createWorker(
  config: DonorsContentConfig,
  overrides: WorkerOverrides = {},
): Promise<MeasuredWorker> {
  const opened = await openServiceWorker(config, { migrations, ...overrides })
  const { clock, postgres } = opened
  const documents = openDocuments(config.mongodbUrl, documentModels)
  const pictures = createPictureDocuments(async () => (await documents.model()).pictures)
  const revisions = createRevisionStore(async () => (await documents.model()).revisions)
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  const stores = bindStores(postgres.db)
  const { studentAnswersKey: key } = config
  const worker = createServiceWorker({
    ...opened,
    unitOfWork,
    consumers,
    onErased: onUserErased(
      makeEraseUser({ revisions, visitorOf: createVisitorOf(key, newId) }),
    ),
    jobs: createJobs({
      stores,
      unitOfWork,
      revisions,
      pictures,
      snapshots: createSnapshotDocumentStore(
        async () => (await documents.model()).snapshots,
      ),
      sealer: createSealer(key),
      clock,
    }),
    documents,
  })
  worker.lifecycle.onStop('mongo', () => documents.close())
  return worker
}
