import { type Clock, systemClock } from '../core/clock.ts'
import { newId } from '../core/ids.ts'
import type { Postgres } from '../database/postgres.ts'
import { createLog, type Log } from '../observability/log.ts'
import { createMetrics } from '../observability/metrics.ts'
import type { ServiceConfig } from '../process/config.ts'
import { createLifecycle, type Lifecycle } from '../process/lifecycle.ts'
import { openServiceDatabase } from './database.ts'

/** What tests choose instead of the usual. */
export type AppOverrides = { clock?: Clock; newId?: () => string; log?: Log }
export type WorkerOverrides = {
  clock?: Clock
  log?: Log
  /** As in `createServiceWorker`. */
  queuePrefix?: string
  /** As in `createServiceWorker`. */
  lockMs?: number
}

type Config = Parameters<typeof openServiceDatabase>[0] & Pick<ServiceConfig, 'logLevel'>

/**
 * What every service's app begins with; its database is up to date, and is checked and closed with the app.
 * @throws as `openServiceDatabase`
 */
export async function openServiceApp(
  config: Config,
  o: AppOverrides & { migrations: URL },
): Promise<Required<AppOverrides> & { lifecycle: Lifecycle; postgres: Postgres }> {
  const log = logOf(config, o)
  const lifecycle = createLifecycle({ log })
  const process = config.service
  const postgres = await openServiceDatabase(config, { ...o, process, log })
  lifecycle.onStop('postgres', () => postgres.close())
  lifecycle.addCheck('postgres', () => postgres.ping())
  return {
    clock: o.clock ?? systemClock,
    newId: o.newId ?? newId,
    log,
    lifecycle,
    postgres,
  }
}

/**
 * What every service's worker begins with, to be passed on to `createServiceWorker`, which checks and closes the
 * database.
 * @throws as `openServiceDatabase`
 */
export async function openServiceWorker<C extends Config>(
  config: C,
  { migrations, clock = systemClock, ...o }: WorkerOverrides & { migrations: URL },
) {
  const log = logOf(config, o)
  const process = `${config.service}-worker`
  const postgres = await openServiceDatabase(config, { process, migrations, log })
  const metrics = createMetrics({ service: process })
  return { ...o, config, clock, log, metrics, postgres }
}

const logOf = ({ service, logLevel: level }: Config, o: { log?: Log }) =>
  o.log ?? createLog({ service, level })
