import { openServiceDatabase } from '@landfall/kit/service/database'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { createIdentityLog } from '../app.ts'
import { identityConfig, migrations } from '../config.ts'
import { makeRepublishAll } from '../republish-all.ts'
import { bindStores } from '../stores.ts'

// Tells the present state of every profile, organisation and person's place again; the worker's relay sends it on.
const config = identityConfig()
const log = createIdentityLog(config)
const postgres = await openServiceDatabase(config, {
  process: 'identity-republish',
  migrations,
  log,
})
try {
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  const { students, organizations, preferences } = await makeRepublishAll({ unitOfWork })()
  log.info({ count: students }, 'profiles republished')
  log.info({ count: organizations }, 'organizations republished')
  log.info({ count: preferences }, 'preferences republished')
} finally {
  await postgres.close()
}
