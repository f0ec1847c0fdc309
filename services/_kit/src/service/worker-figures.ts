import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { Postgres } from '../database/postgres.ts'
import { countedStates, type JobQueues } from '../jobs/queues.ts'
import type { Documents } from '../database/open-documents.ts'
import { readBacklog } from '../transaction/outbox-rows.ts'
import type { Bus } from '../messaging/bus.ts'
import { countDeadLetters } from '../messaging/dead-letters.ts'
import { readLag } from '../messaging/consumer-lag.ts'

const defaultEveryMs = 10_000

type Source = { name: string; read(): Promise<void> }

type FiguresOptions = {
  service: string
  postgres: Postgres
  bus: Bus
  jobs: Pick<JobQueues, 'count' | 'reportWorker'>
  /** For a service that keeps documents. */
  documents?: Pick<Documents<unknown>, 'version'> | undefined
  /** Types of the events that the service consumes. */
  eventTypes: readonly string[]
  queues: readonly string[]
  metrics: Metrics
  log: Log
  /** The operator's name for the running version. */
  release?: string | null | undefined
  /** 10 s by default. */
  everyMs?: number
}

/**
 * Regularly reads what is waiting or has failed, for /metrics, and reports it to operators through
 * Redis. While a store is down its figures stay as they were; that it is down is for readiness to say.
 */
export function startWorkerFigures(o: FiguresOptions): { stop(): void } {
  const sources = sourcesOf(o)
  const stopped = new AbortController()
  const read = async ({ name, read: readSource }: Source) => {
    await readSource().catch((error: unknown) =>
      o.log.debug({ err: error, source: name }, 'figures were not read'),
    )
  }
  const run = async () => {
    while (!stopped.signal.aborted) {
      await Promise.all(sources.map(read))
      await sleep(o.everyMs ?? defaultEveryMs, undefined, { signal: stopped.signal }).catch(
        () => undefined,
      )
    }
  }
  void run()
  // A look that is under way changes nothing: nobody has to wait for it.
  return { stop: () => stopped.abort() }
}

function sourcesOf(o: FiguresOptions): Source[] {
  return [
    outboxSource(o),
    deadLetterSource(o),
    ...(o.eventTypes.length > 0 ? [lagSource(o)] : []),
    ...(o.queues.length > 0 ? [queueSource(o)] : []),
  ]
}

function outboxSource(o: FiguresOptions): Source {
  const { metrics, postgres } = o
  const backlog = metrics.gauge({
    name: 'landfall_outbox_backlog_rows',
    help: 'Outbox rows that wait to be sent',
    labelNames: [],
  })
  const age = metrics.gauge({
    name: 'landfall_outbox_oldest_age_seconds',
    help: 'Age of the oldest outbox row that waits to be sent; 0 when none does',
    labelNames: [],
  })
  return {
    name: 'outbox',
    async read() {
      const { rows, oldestAgeSeconds } = await readBacklog(postgres)
      backlog.set(rows)
      age.set(oldestAgeSeconds)
      await reportWorker(o, rows, oldestAgeSeconds)
    },
  }
}

async function reportWorker(
  { service, jobs, documents, release }: FiguresOptions,
  outboxRows: number,
  oldestAgeSeconds: number,
): Promise<void> {
  const at = new Date()
  const version = await documents?.version().catch(() => null)
  await jobs.reportWorker({
    service,
    at,
    outboxRows,
    oldestOutboxAt:
      outboxRows === 0 ? null : new Date(at.getTime() - oldestAgeSeconds * 1_000),
    documents: documents ? { isReady: version != null, version: version ?? null } : null,
    release: release ?? null,
    startedAt: new Date(at.getTime() - process.uptime() * 1_000),
  })
}

function lagSource({ metrics, bus, service, eventTypes }: FiguresOptions): Source {
  const lag = metrics.gauge({
    name: 'landfall_consumer_lag_events',
    help: 'Events that wait for their consumer or are under way without an answer yet',
    labelNames: ['event_type'],
  })
  return {
    name: 'consumers',
    async read() {
      for (const eventType of eventTypes) {
        const events = await readLag(bus, service, eventType)
        if (events !== null) lag.set({ event_type: eventType }, events)
      }
    },
  }
}

function deadLetterSource({ metrics, bus, service }: FiguresOptions): Source {
  const letters = metrics.gauge({
    name: 'landfall_dead_letters',
    help: 'Events that the service gave up and nobody replayed or dropped yet',
    labelNames: [],
  })
  return {
    name: 'dead letters',
    read: async () => letters.set(await countDeadLetters(bus, service)),
  }
}

function queueSource({ metrics, jobs, queues }: FiguresOptions): Source {
  const waiting = metrics.gauge({
    name: 'landfall_queue_jobs',
    help: 'Jobs of a queue by state: waiting, delayed, active, failed for good',
    labelNames: ['queue', 'state'],
  })
  return {
    name: 'queues',
    async read() {
      for (const queue of queues) {
        const counts = await jobs.count(queue)
        for (const state of countedStates) waiting.set({ queue, state }, counts[state])
      }
    },
  }
}
