import { createSealer } from '@landfall/kit/core/sealed'
import { openServiceDatabase } from '@landfall/kit/service/database'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { createIdentityLog } from '../app.ts'
import { identityConfig, migrations } from '../config.ts'
import { makeRepublishAll } from '../republish-all.ts'
import { bindStores } from '../stores.ts'

// Publishes the present state of everything that others keep copies of; the worker's relay sends it on.
const config = identityConfig()
const log = createIdentityLog(config)
const postgres = await openServiceDatabase(config, {
  process: 'identity-republish',
  migrations,
  log,
})
try {
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  const sealer = createSealer(config.studentAnswersKey)
  const counts = await makeRepublishAll({ unitOfWork, sealer })()
  for (const [what, count] of Object.entries(counts))
    log.info({ count }, `${what} republished`)
} finally {
  await postgres.close()
}
