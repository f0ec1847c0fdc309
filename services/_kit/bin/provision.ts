/**
 * Makes a role and a schema for each service, then ends. Run it before the first start.
 *   ADMIN_DATABASE_URL=postgres://… IDENTITY_DATABASE_PASSWORD=… CATALOG_DATABASE_PASSWORD=… node services/_kit/bin/provision.ts
 */
import { z } from 'zod'
import { backingEnv, readConfig } from '../src/process/config.ts'
import { provisionDatabase } from '../src/database/provision.ts'

const { env } = process // oxlint-disable-line node/no-process-env -- this file is a process of its own
const passwordName = /^([A-Z][A-Z_]*)_DATABASE_PASSWORD$/

const { ADMIN_DATABASE_URL: adminUrl } = readConfig(
  z.object({ ADMIN_DATABASE_URL: backingEnv.url(['postgres', 'postgresql']) }),
  env,
)
const services = Object.entries(env).flatMap(([name, password]) => {
  const service = passwordName.exec(name)?.[1]
  return service && password
    ? [{ name: service.toLowerCase().replaceAll('_', '-'), password }]
    : []
})

const provisioned = await provisionDatabase({ adminUrl, services })
process.stdout.write(`provisioned ${provisioned.map(({ name }) => name).join(', ')}\n`)
