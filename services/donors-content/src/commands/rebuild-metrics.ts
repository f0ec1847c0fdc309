import { newId } from '@landfall/kit/core/ids'
import { createLog } from '@landfall/kit/observability/log'
import { openServiceDatabase } from '@landfall/kit/service/database'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { donorsContentConfig, migrations } from '../config.ts'
import { makeRebuildMetrics } from '../modules/projection/rebuild-metrics.ts'
import { bindStores } from '../stores.ts'

// Rebuilds the figures of all organizations from events that applications publishes again.
const config = donorsContentConfig()
const log = createLog({ service: config.service, level: config.logLevel })
const process = 'donors-content-rebuild-metrics'
const postgres = await openServiceDatabase(config, { process, migrations, log })
try {
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  const requestId = await makeRebuildMetrics({ unitOfWork, newId })()
  log.info({ requestId }, 'applications are asked to tell all figures again')
} finally {
  await postgres.close()
}
