import { fileURLToPath } from 'node:url'
import type { ServiceConfig } from '../process/config.ts'
import type { Log } from '../observability/log.ts'
import { migrate } from '../database/postgres-migrate.ts'
import { createPostgres, type Postgres } from '../database/postgres.ts'
import { schemaOf } from '../database/provision.ts'

/**
 * A service's database, brought up to date.
 * @param o.process what the server's own tools show, for example `catalog-worker`
 * @param o.migrations the service's drizzle folder
 */
export async function openServiceDatabase(
  config: Pick<ServiceConfig, 'service' | 'databaseUrl' | 'databasePoolSize'>,
  o: { process: string; migrations: URL; log: Log },
): Promise<Postgres> {
  const postgres = createPostgres({
    url: config.databaseUrl,
    schema: schemaOf(config.service),
    applicationName: o.process,
    poolSize: config.databasePoolSize,
    log: o.log,
  })
  await migrate(postgres, { folder: fileURLToPath(o.migrations) })
  return postgres
}
