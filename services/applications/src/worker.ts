import { type Clock, systemClock } from '@landfall/kit/core/clock'
import { createLog, type Log } from '@landfall/kit/observability/log'
import { openServiceDatabase } from '@landfall/kit/service/database'
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
  overrides: { clock?: Clock; log?: Log; queuePrefix?: string } = {},
): Promise<MeasuredWorker> {
  const { service } = config
  const log = overrides.log ?? createLog({ service, level: config.logLevel })
  const clock = overrides.clock ?? systemClock
  const process = `${service}-worker`
  const postgres = await openServiceDatabase(config, { process, migrations, log })
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  const stores = bindStores(postgres.db)
  const worker = createServiceWorker({
    config,
    postgres,
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
    log,
    clock,
    queuePrefix: overrides.queuePrefix,
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
