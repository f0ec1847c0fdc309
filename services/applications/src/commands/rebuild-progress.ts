import { createLog } from '@landfall/kit/observability/log'
import { openServiceDatabase } from '@landfall/kit/service/database'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { applicationsConfig, migrations } from '../config.ts'
import { makeRebuildProgress } from '../student/progress/rebuild-progress.ts'
import { bindStores } from '../stores.ts'

// Rebuilds all achievements from the log of students' work.
const config = applicationsConfig()
const log = createLog({ service: config.service, level: config.logLevel })
const process = 'applications-rebuild-progress'
const postgres = await openServiceDatabase(config, { process, migrations, log })
try {
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  const count = await makeRebuildProgress({ unitOfWork })()
  log.info({ count }, 'progress of students rebuilt')
} finally {
  await postgres.close()
}
