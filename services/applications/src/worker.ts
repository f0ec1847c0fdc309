import { openServiceWorker, type WorkerOverrides } from '@landfall/kit/service/open-service'
import { startRequestingCopy } from '@landfall/kit/service/request-copy'
import { createServiceWorker, type MeasuredWorker } from '@landfall/kit/service/worker'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { CatalogueCopyRequested } from '@landfall/proto-events/applications/catalogue-copy-requested.v1'
import { type ApplicationsConfig, migrations } from './config.ts'
import { consumers } from './events/consumers.ts'
import { onUserErased } from './events/on-user-erased.ts'
import { makeRecordWithLetters } from './savers.ts'
import { createSealer } from '@landfall/kit/core/sealed'
import { createJobs } from './jobs.ts'
import { openStorage } from './open-storage.ts'
import { bindStores } from './stores.ts'

/** The background half: relays this service's outbox, consumes events of others, and sweeps reminders. */
export async function createWorker(
  config: ApplicationsConfig,
  overrides: WorkerOverrides = {},
): Promise<MeasuredWorker> {
  const opened = await openServiceWorker(config, { migrations, ...overrides })
  const { clock, log, postgres } = opened
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  const stores = bindStores(postgres.db)
  const worker = createServiceWorker({
    ...opened,
    unitOfWork,
    consumers,
    onErased: onUserErased(
      makeRecordWithLetters({ sealer: createSealer(config.studentAnswersKey) }),
    ),
    jobs: createJobs({
      config,
      unitOfWork,
      stores,
      storage: await openStorage(config.documents.storage),
      clock,
    }),
  })
  return {
    ...worker,
    async start() {
      await worker.start()
      const requests = startRequestingCopy({
        isComplete: () => stores.catalogTellings.isComplete(),
        unitOfWork,
        event: CatalogueCopyRequested,
        log,
      })
      worker.lifecycle.onStop('catalogue-copy', () => requests.stop())
    },
  }
}
