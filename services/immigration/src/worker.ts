import { type Clock, systemClock } from '@landfall/kit/core/clock'
import { createSealer } from '@landfall/kit/core/sealed'
import { createLog, type Log } from '@landfall/kit/observability/log'
import { openServiceDatabase } from '@landfall/kit/service/database'
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
  overrides: { clock?: Clock; log?: Log; queuePrefix?: string } = {},
): Promise<MeasuredWorker> {
  const { service } = config
  const log = overrides.log ?? createLog({ service, level: config.logLevel })
  const clock = overrides.clock ?? systemClock
  const process = `${service}-worker`
  const postgres = await openServiceDatabase(config, { process, migrations, log })
  const bindStores = storesSealedBy(createSealer(config.immigrationKey))
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
