import { createSealer } from '@landfall/kit/core/sealed'
import { createLog } from '@landfall/kit/observability/log'
import { openServiceDatabase } from '@landfall/kit/service/database'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { immigrationConfig, migrations } from '../config.ts'
import { publishRuleForms } from '../modules/rule/publish-rule-forms.ts'
import { storesSealedBy } from '../stores.ts'

// Republishes all forms of every rule; the worker's relay sends them on.
const config = immigrationConfig()
const log = createLog({ service: config.service, level: config.logLevel })
const postgres = await openServiceDatabase(config, {
  process: 'immigration-republish',
  migrations,
  log,
})
try {
  const bindStores = storesSealedBy(createSealer(config.immigrationKey))
  const count = await makeUnitOfWork(postgres, bindStores)((tx) => publishRuleForms(tx))
  log.info({ count }, 'rules republished')
} finally {
  await postgres.close()
}
