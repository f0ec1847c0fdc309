import { systemClock } from '@landfall/kit/core/clock'
import { createLog } from '@landfall/kit/observability/log'
import { openServiceDatabase } from '@landfall/kit/service/database'
import { catalogConfig, migrations } from '../config.ts'
import { shippedLoader } from '../composition/load-shipped.ts'

// Loads the shipped files that changed. The service does the same at its start.
const config = catalogConfig()
const log = createLog({ service: config.service, level: config.logLevel })
const postgres = await openServiceDatabase(config, {
  process: 'catalog-load-shipped',
  migrations,
  log,
})
try {
  const runs = await shippedLoader({ postgres, clock: systemClock, log })()
  log.info({ count: runs.length }, 'sources loaded')
} finally {
  await postgres.close()
}
