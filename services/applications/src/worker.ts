import type { ServiceConfig } from '@landfall/kit/config'
import { createLog, type Log } from '@landfall/kit/log'
import { openServiceDatabase } from '@landfall/kit/service-database'
import { createServiceWorker, type MeasuredWorker } from '@landfall/kit/service-worker'
import { makeUnitOfWork } from '@landfall/kit/unit-of-work'
import { migrations } from './config.ts'
import { onScholarshipChanged } from './events/on-scholarship-changed.ts'
import { bindStores } from './stores.ts'

/** The relay of this service's outbox and the consumers of the catalogue's facts. */
export async function createWorker(
  config: ServiceConfig,
  overrides: { log?: Log } = {},
): Promise<MeasuredWorker> {
  const { service } = config
  const log = overrides.log ?? createLog({ service, level: config.logLevel })
  const process = `${service}-worker`
  const postgres = await openServiceDatabase(config, { process, migrations, log })
  return createServiceWorker({
    config,
    postgres,
    unitOfWork: makeUnitOfWork(postgres, bindStores),
    consumers: onScholarshipChanged,
    log,
  })
}
