import { createSealer } from '@landfall/kit/core/sealed'
import { openServiceWorker, type WorkerOverrides } from '@landfall/kit/service/open-service'
import { createServiceWorker, type MeasuredWorker } from '@landfall/kit/service/worker'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { type ImmigrationConfig, migrations } from './config.ts'
import { consumers } from './events/consumers.ts'
import { onUserErased } from './events/on-user-erased.ts'
import { createJobs } from './jobs.ts'
import { storesSealedBy } from './stores.ts'

/** The worker: the outbox relay, the consumers of others' events, reminders, and the follow-up of changed rules. */
export async function createWorker(
  config: ImmigrationConfig,
  overrides: WorkerOverrides = {},
): Promise<MeasuredWorker> {
  const opened = await openServiceWorker(config, { migrations, ...overrides })
  const { clock, postgres } = opened
  const bindStores = storesSealedBy(createSealer(config.immigrationKey))
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  return createServiceWorker({
    ...opened,
    unitOfWork,
    consumers,
    onErased: onUserErased,
    jobs: createJobs({ unitOfWork, clock }),
  })
}
