import { systemClock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import { createLog } from '@landfall/kit/observability/log'
import { openServiceDatabase } from '@landfall/kit/service/database'
import { catalogConfig, migrations } from '../config.ts'
import { makeRepublishCriteria } from '../ingestion/republication/republish-criteria.ts'
import { makeRepublishAll } from '../record/scholarship/republish-all.ts'
import { createUnitOfWork } from '../composition/unit-of-work.ts'

// Publishes the present state of every scholarship again; the worker's relay sends it on.
const config = catalogConfig()
const log = createLog({ service: config.service, level: config.logLevel })
const postgres = await openServiceDatabase(config, {
  process: 'catalog-republish',
  migrations,
  log,
})
try {
  const unitOfWork = createUnitOfWork(postgres)
  const count = await makeRepublishAll({ unitOfWork, clock: systemClock })()
  log.info({ count }, 'scholarships republished')
  const run = await makeRepublishCriteria({ unitOfWork, clock: systemClock })(newId())
  log.info({ runId: run.runId, count: run.listings }, 'their criteria republished')
} finally {
  await postgres.close()
}
