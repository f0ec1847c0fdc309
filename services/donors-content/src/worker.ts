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
import { createJobs } from './jobs.ts'
import { makeEraseUser } from './modules/erasure/erase-user.ts'
import { createPictureDocuments } from './modules/picture/picture-document.store.ts'
import { createRevisionStore } from './modules/content/revision.store.ts'
import { createSnapshotDocumentStore } from './modules/snapshot/snapshot.store.ts'
import { createVisitorOf } from './modules/visit/visitor.ts'
import { bindStores } from './stores.ts'

type Overrides = { clock?: Clock; log?: Log; queuePrefix?: string }

/** The background half: relays this service's outbox and consumes events of others. */
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
  const worker = createServiceWorker({
    config,
    postgres,
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
    log,
    clock,
    queuePrefix: overrides.queuePrefix,
  })
  worker.lifecycle.onStop('mongo', () => documents.close())
  return worker
}
