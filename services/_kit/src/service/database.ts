import { fileURLToPath } from 'node:url'
import type { ServiceConfig } from '../process/config.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../observability/log.ts'
import { migrate } from '../database/postgres-migrate.ts'
import { createPostgres, type Postgres } from '../database/postgres.ts'
import { refuseLossyPostgres } from '../database/refuse-lossy-postgres.ts'
import { isUnavailable } from '../database/unavailable.ts'
import { schemaOf } from '../database/provision.ts'

/** A server that restarts takes no connections for some seconds (57P03). */
const startPatienceMs = 30_000
const startPauseMs = 500

/**
 * Opens a service's database and brings it up to date. Waits for a server that is restarting.
 * @param o.process what the server's own tools show, for example `catalog-worker`
 * @param o.migrations the service's drizzle folder
 * @param o.patienceMs how long a server that can't be reached is waited for; 30 s by default
 * @throws when it can't be reached for longer, a migration fails, or it may lose writes and must not
 */
export async function openServiceDatabase(
  config: Pick<
    ServiceConfig,
    'service' | 'databaseUrl' | 'databasePoolSize' | 'databaseWaitMs' | 'allowsLossyStores'
  >,
  o: { process: string; migrations: URL; log: Log; patienceMs?: number },
): Promise<Postgres> {
  const postgres = createPostgres({
    url: config.databaseUrl,
    schema: schemaOf(config.service),
    applicationName: o.process,
    poolSize: config.databasePoolSize,
    waitMs: config.databaseWaitMs,
    log: o.log,
  })
  try {
    await migrateWhenUp(postgres, fileURLToPath(o.migrations), o)
    if (!config.allowsLossyStores) await refuseLossyPostgres(postgres)
    return postgres
  } catch (error) {
    await postgres.close()
    throw error
  }
}

async function migrateWhenUp(
  postgres: Postgres,
  folder: string,
  o: { log: Log; patienceMs?: number },
): Promise<void> {
  const giveUpAt = Date.now() + (o.patienceMs ?? startPatienceMs)
  for (let tries = 0; ; tries++) {
    try {
      return await migrate(postgres, { folder })
    } catch (error) {
      if (!isUnavailable(error) || Date.now() > giveUpAt) throw error
      if (tries === 0) o.log.warn({ err: error }, 'the start waits for the database')
      await sleep(startPauseMs)
    }
  }
}
