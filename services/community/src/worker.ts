import { openServiceWorker, type WorkerOverrides } from '@landfall/kit/service/open-service'
import { createServiceWorker, type MeasuredWorker } from '@landfall/kit/service/worker'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { type CommunityConfig, migrations } from './config.ts'
import { consumers } from './events/consumers.ts'
import { onUserErased } from './events/on-user-erased.ts'
import { createJobs } from './jobs.ts'
import { bindStores } from './stores.ts'

/** The background half: relays this service's outbox and notifies people of replies. */
export async function createWorker(
  config: CommunityConfig,
  overrides: WorkerOverrides = {},
): Promise<MeasuredWorker> {
  const opened = await openServiceWorker(config, { migrations, ...overrides })
  const { clock, postgres } = opened
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  return createServiceWorker({
    ...opened,
    unitOfWork,
    consumers,
    onErased: onUserErased,
    jobs: createJobs({ unitOfWork, clock }),
  })
}
