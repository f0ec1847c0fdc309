import { systemClock, type Clock } from '@landfall/kit/core/clock'
import { createLog, type Log } from '@landfall/kit/observability/log'
import { openServiceDatabase } from '@landfall/kit/service/database'
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
  overrides: { clock?: Clock; log?: Log; queuePrefix?: string } = {},
): Promise<MeasuredWorker> {
  const { service } = config
  const log = overrides.log ?? createLog({ service, level: config.logLevel })
  const clock = overrides.clock ?? systemClock
  const process = `${service}-worker`
  const postgres = await openServiceDatabase(config, { process, migrations, log })
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  return createServiceWorker({
    config,
    postgres,
    unitOfWork,
    consumers,
    onErased: onUserErased,
    jobs: createJobs({ unitOfWork, clock }),
    log,
    clock,
    queuePrefix: overrides.queuePrefix,
  })
}
