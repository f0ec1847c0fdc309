import { systemClock, type Clock } from '@landfall/kit/core/clock'
import { createLog, type Log } from '@landfall/kit/observability/log'
import { openServiceDatabase } from '@landfall/kit/service/database'
import { createServiceWorker, type MeasuredWorker } from '@landfall/kit/service/worker'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { migrations, type DonorsContentConfig } from './config.ts'
import { consumers } from './events/consumers.ts'
import { onUserErased } from './events/on-user-erased.ts'
import { openDocuments } from '@landfall/kit/database/open-documents'
import { newId } from '@landfall/kit/core/ids'
import { documentModels } from './db/documents.ts'
import { takeSnapshotJob } from './jobs/take-snapshot.job.ts'
import { implementTakeSnapshot } from './jobs/take-snapshot.ts'
import { createSnapshotDocumentStore } from './modules/snapshot/snapshot.store.ts'
import { makeTakeSnapshot } from './modules/snapshot/take-snapshot.ts'
import { bindStores } from './stores.ts'

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
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  const mongo = openDocuments(config.mongodbUrl, documentModels)
  const takeSnapshot = makeTakeSnapshot({
    stores: bindStores(postgres.db),
    documents: createSnapshotDocumentStore(async () => (await mongo.model()).snapshots),
    unitOfWork,
    clock,
    newId,
  })
  const worker = createServiceWorker({
    config,
    postgres,
    unitOfWork,
    consumers,
    onErased: onUserErased,
    jobs: {
      definitions: [takeSnapshotJob],
      implementations: [implementTakeSnapshot(takeSnapshot)],
      schedules: [],
    },
    log,
    clock,
    queuePrefix: overrides.queuePrefix,
  })
  worker.lifecycle.onStop('mongo', () => mongo.close())
  return worker
}
