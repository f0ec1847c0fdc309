import { createBus } from '../messaging/bus.ts'
import type { Clock } from '../core/clock.ts'
import type { ServiceConfig } from '../process/config.ts'
import { startConsumers, type Consumer } from '../messaging/consumers.ts'
import { createJobQueues } from '../jobs/queues.ts'
import { startJobWorkers } from '../jobs/workers.ts'
import {
  type JobDefinition,
  type JobImplementation,
  type JobSchedule,
} from '../jobs/definition.ts'
import { createLifecycle, type ServiceWorker } from '../process/lifecycle.ts'
import type { Log } from '../observability/log.ts'
import { createMetrics, type Metrics } from '../observability/metrics.ts'
import { createRelay } from '../messaging/outbox-relay.ts'
import type { Documents } from '../database/open-documents.ts'
import type { Postgres } from '../database/postgres.ts'
import type { UnitOfWork } from '../transaction/unit-of-work.ts'
import { startWorkerFigures } from './worker-figures.ts'

type WorkerParts<Stores> = {
  config: Pick<ServiceConfig, 'service' | 'natsUrl' | 'natsReplicas' | 'redisUrl'> &
    Partial<Pick<ServiceConfig, 'release'>>
  postgres: Postgres
  unitOfWork: UnitOfWork<Stores>
  consumers?: readonly Consumer<Stores>[]
  /**
   * What it does when an account was erased: nobody can leave it out and keep what the person had. Null for who keeps
   * nothing of people, and for who tells it.
   */
  onErased: Consumer<Stores> | null
  jobs?: {
    definitions: readonly JobDefinition[]
    implementations: readonly JobImplementation[]
    schedules?: readonly JobSchedule[]
    concurrency?: number | Record<string, number>
  }
  /** For a service that keeps documents: operators are told whether it reaches them. */
  documents?: Pick<Documents<unknown>, 'version'>
  log: Log
  clock?: Clock
  /** Separates the queues of tests that share a Redis. */
  queuePrefix?: string
  /** How long the jobs of a killed worker wait, for tests that kill one; as `startJobWorkers` has it when not said. */
  lockMs?: number
}

/** A worker with figures of its own. */
export type MeasuredWorker = ServiceWorker & { readonly metrics: Metrics }

function consumersOf<Stores>({ consumers = [], onErased }: WorkerParts<Stores>) {
  return onErased === null ? consumers : [...consumers, onErased]
}

/**
 * The background half of a service: the relay of its outbox, the consumers of others' facts,
 * the handlers of its jobs. It starts without NATS and Redis and goes on when they come.
 * @throws from `start` when a job has no handler, or two, or an event two consumers
 */
export function createServiceWorker<Stores>(parts: WorkerParts<Stores>): MeasuredWorker {
  const { config, postgres, log, queuePrefix: prefix, lockMs } = parts
  const lifecycle = createLifecycle({ log })
  const metrics = createMetrics({ service: `${config.service}-worker` })

  async function start(): Promise<void> {
    const bus = createBus({
      url: config.natsUrl,
      replicas: config.natsReplicas,
      name: `${config.service}-worker`,
      log,
    })
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
    const observed = { postgres, bus, jobs, documents: parts.documents }
    const figures = startWorkerFigures({
      ...observed,
      service: config.service,
      release: config.release,
      eventTypes: consumersOf(parts).map(({ event }) => event.type),
      queues: [...new Set((parts.jobs?.definitions ?? []).map(({ queue }) => queue))],
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
