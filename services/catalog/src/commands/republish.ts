import { systemClock } from '@landfall/kit/clock'
import { createLog } from '@landfall/kit/log'
import { openServiceDatabase } from '@landfall/kit/service-database'
import { makeUnitOfWork } from '@landfall/kit/unit-of-work'
import { catalogConfig, migrations } from '../config.ts'
import { makeRepublishAll } from '../modules/scholarship/republish-all.ts'
import { bindStores } from '../stores.ts'

// Tells the present state of every scholarship again; the worker's relay sends it on.
const config = catalogConfig()
const log = createLog({ service: config.service, level: config.logLevel })
const postgres = await openServiceDatabase(config, {
  process: 'catalog-republish',
  migrations,
  log,
})
try {
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  const count = await makeRepublishAll({ unitOfWork, clock: systemClock })()
  log.info({ count }, 'scholarships republished')
} finally {
  await postgres.close()
}
