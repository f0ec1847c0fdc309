import { fileURLToPath } from 'node:url'
import type { ServiceConfig } from '@landfall/kit/config'
import type { Log } from '@landfall/kit/log'
import { type Postgres, createPostgres, migrate } from '@landfall/kit/postgres'

const migrationsFolder = fileURLToPath(new URL('./db/migrations', import.meta.url))

/** The service's database, brought up to date. @param applicationName shown by the server's own tools */
export async function openDatabase(
  config: ServiceConfig,
  applicationName: string,
  log: Log,
): Promise<Postgres> {
  const postgres = createPostgres({
    url: config.databaseUrl,
    schema: config.service,
    applicationName,
    poolSize: config.databasePoolSize,
    log,
  })
  await migrate(postgres, { folder: migrationsFolder })
  return postgres
}
