import { systemClock } from '@landfall/kit/clock'
import { createLog } from '@landfall/kit/log'
import { makeUnitOfWork } from '@landfall/kit/unit-of-work'
import { catalogConfig } from '../config.ts'
import { makeRepublishAll } from '../modules/scholarship/republish-all.ts'
import { openDatabase } from '../open-database.ts'
import { bindStores } from '../stores.ts'

// Tells the present state of every scholarship again; the worker's relay sends it on.
const config = catalogConfig()
const log = createLog({ service: config.service, level: config.logLevel })
const postgres = await openDatabase(config, 'catalog-republish', log)
try {
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  const count = await makeRepublishAll({ unitOfWork, clock: systemClock })()
  log.info({ count }, 'scholarships republished')
} finally {
  await postgres.close()
}
