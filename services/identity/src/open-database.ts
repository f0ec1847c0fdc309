import { fileURLToPath } from 'node:url'
import type { ServiceConfig } from '@landfall/kit/config'
import type { Log } from '@landfall/kit/log'
import { createPostgres, migrate, type Postgres } from '@landfall/kit/postgres'

const migrations = fileURLToPath(new URL('./db/migrations', import.meta.url))

/** The service's database, brought up to date. @param applicationName what PostgreSQL shows */
export async function openDatabase(
  config: Pick<ServiceConfig, 'databaseUrl' | 'databasePoolSize'>,
  applicationName: string,
  log: Log,
): Promise<Postgres> {
  const postgres = createPostgres({
    url: config.databaseUrl,
    schema: 'identity',
    applicationName,
    poolSize: config.databasePoolSize,
    log,
  })
  await migrate(postgres, { folder: migrations })
  return postgres
}
