import { type Bus, createBus } from '../messaging/bus.ts'
import type { Clock } from '../core/clock.ts'
import type { ServiceConfig } from '../process/config.ts'
import { startConsumers, type Consumer } from '../messaging/consumers.ts'
import { createJobQueues } from '../jobs/queues.ts'
import { refuseLossyRedis } from '../jobs/redis.ts'
import { startJobWorkers } from '../jobs/workers.ts'
import {
  type JobDefinition,
  type JobImplementation,
  type JobSchedule,
} from '../jobs/definition.ts'
import { createLifecycle, type ServiceWorker } from '../process/lifecycle.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { createRelay } from '../messaging/outbox-relay.ts'
import type { Documents } from '../database/open-documents.ts'
import type { Postgres } from '../database/postgres.ts'
import type { UnitOfWork } from '../transaction/unit-of-work.ts'
import { startWorkerFigures } from './worker-figures.ts'

type WorkerParts<Stores> = {
  config: Pick<
    ServiceConfig,
    'service' | 'natsUrl' | 'natsReplicas' | 'redisUrl' | 'allowsLossyStores'
  > &
    Partial<Pick<ServiceConfig, 'release'>>
  postgres: Postgres
  unitOfWork: UnitOfWork<Stores>
  consumers?: readonly Consumer<Stores>[]
  /**
   * What it does when an account was erased; required, so that no service can forget it and keep a
   * person's data. Null for a service that keeps nothing of people, and for the one that publishes
   * erasures.
   */
  onErased: Consumer<Stores> | null
  jobs?: {
    definitions: readonly JobDefinition[]
    implementations: readonly JobImplementation[]
    schedules?: readonly JobSchedule[]
    concurrency?: number | Record<string, number>
  }
  /** For a service that keeps documents: it reports to operators whether it reaches them. */
  documents?: Pick<Documents<unknown>, 'version'>
  metrics: Metrics
  log: Log
  clock?: Clock
  /** Separates the queues of tests that share a Redis. */
  queuePrefix?: string
  /** How long the jobs of a killed worker wait, for tests that kill one; by default as in `startJobWorkers`. */
  lockMs?: number
}

/** A worker with metrics of its own. */
export type MeasuredWorker = ServiceWorker & { readonly metrics: Metrics }

function busOf(
  { service, natsUrl, natsReplicas }: WorkerParts<unknown>['config'],
  log: Log,
): Bus {
  const name = `${service}-worker`
  return createBus({ url: natsUrl, replicas: natsReplicas, name, log })
}

/** Everything that metrics are kept of. */
function watchedOf<Stores>({ config, jobs, documents, ...parts }: WorkerParts<Stores>) {
  const queues = new Set((jobs?.definitions ?? []).map(({ queue }) => queue))
  return {
    service: config.service,
    release: config.release,
    documents,
    eventTypes: consumersOf(parts).map(({ event }) => event.type),
    queues: [...queues],
  }
}

function consumersOf<Stores>({
  consumers = [],
  onErased,
}: Pick<WorkerParts<Stores>, 'consumers' | 'onErased'>) {
  return onErased === null ? consumers : [...consumers, onErased]
}

/**
 * The background half of a service: the relay of its outbox, the consumers of others' facts,
 * the handlers of its jobs. It starts without NATS and Redis and goes on when they come.
 * @throws from `start` when a job has no handler, or two, or an event two consumers
 */
export function createServiceWorker<Stores>(parts: WorkerParts<Stores>): MeasuredWorker {
  const { config, postgres, metrics, log, queuePrefix: prefix, lockMs } = parts
  const lifecycle = createLifecycle({ log })

  async function start(): Promise<void> {
    if (!config.allowsLossyStores) await refuseLossyRedis(config.redisUrl)
    const bus = busOf(config, log)
    const jobs = createJobQueues({ redisUrl: config.redisUrl, log, prefix })
    const workers = await startJobWorkers({
      redisUrl: config.redisUrl,
      definitions: [],
      implementations: [],
      ...parts.jobs,
      log,
      metrics,
      prefix,
      lockMs,
    })
    const relay = createRelay({ postgres, bus, jobs, log, clock: parts.clock })
    const consumers = await startConsumers({
      bus,
      service: config.service,
      unitOfWork: parts.unitOfWork,
      consumers: consumersOf(parts),
      log,
      metrics,
    })
    relay.start()
    const figures = startWorkerFigures({
      postgres,
      bus,
      jobs,
      ...watchedOf(parts),
      metrics,
      log,
    })

    lifecycle.addCheck('postgres', () => postgres.ping())
    lifecycle.addCheck('nats', () => bus.ping())
    lifecycle.addCheck('redis', () => jobs.ping())
    lifecycle.onStop('postgres', () => postgres.close())
    lifecycle.onStop('bus', () => bus.close())
    lifecycle.onStop('queues', () => jobs.close())
    lifecycle.onStop('relay', () => relay.stop())
    lifecycle.onStop('figures', () => figures.stop())
    lifecycle.onStop('jobs', () => workers.stop())
    lifecycle.onStop('consumers', () => consumers.stop())
  }

  return { name: config.service, lifecycle, metrics, start, stop: () => lifecycle.stop() }
}
