import { hostname } from 'node:os'
import { DelayedError, Queue, UnrecoverableError, Worker, type Job } from 'bullmq'
import type { Redis } from 'ioredis'
import { z } from 'zod'
import { isUnavailable } from '../database/unavailable.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { inSpan, SpanKind, withOrigin, type Origin } from '../observability/tracing.ts'
import {
  JobPayloadError,
  JobPostponedError,
  type JobContext,
  type JobDefinition,
  type JobImplementation,
  type JobSchedule,
} from './definition.ts'
import { KeptError } from './kept-error.ts'
import { jobOptions } from './queues.ts'
import { connectPatiently, defaultPrefix, reportOutages } from './redis.ts'

const closeTimeoutMs = 7_000
const forceTimeoutMs = 1_000
/** A job that finds the database down runs again after this time, and no try is counted. */
const defaultOutagePauseMs = 5_000
/** The same for a job whose work is in use elsewhere. */
const postponedMs = 2_000
/** A killed worker's jobs go back to waiting within 1.5 times this, not within BullMQ's minute. */
const defaultLockMs = 10_000
/**
 * While versions run side by side, a job may belong to a newer one: it is left for that version's
 * workers, for a day at most.
 */
const defaultUnknownPauseMs = 15_000
const unknownLimitMs = 24 * 3_600_000

type WorkersOptions = {
  redisUrl: string
  definitions: readonly JobDefinition[]
  implementations: readonly JobImplementation[]
  schedules?: readonly JobSchedule[]
  log: Log
  /** Jobs at once: one number for every queue, or by queue; 4 by default. */
  concurrency?: number | Record<string, number>
  metrics?: Pick<Metrics, 'countJob'>
  prefix?: string
  /** How long a job waits while the database is down; 5 s by default. */
  outagePauseMs?: number
  /** How long a job stays with a worker that has stopped reporting on it; 10 s by default. */
  lockMs?: number
  /** How long a job waits if no worker of this version knows its name; 15 s by default. */
  unknownPauseMs?: number
  /** How long Redis may answer nothing before it is connected to anew; 20 s by default. */
  silenceMs?: number
}

export type JobWorkers = { ping(): Promise<void>; stop(): Promise<void> }

/**
 * Starts one worker per queue. Throws if a definition has no handler or two, or a handler has no
 * definition. Redis may be down at the start or later; the workers go on when it is back.
 */
export async function startJobWorkers(o: WorkersOptions): Promise<JobWorkers> {
  const handlers = matchHandlers(o)
  const redis = connectPatiently(o.redisUrl, o.silenceMs)
  reportOutages(redis, 'job-workers', o.log)
  const queues = [...new Set(o.definitions.map((definition) => definition.queue))]
  const workers = queues.map((queue) => startWorker(queue, handlers, redis, o))
  let scheduling = Promise.resolve()
  // Runs after each outage too: a Redis that lost its data has lost the schedules.
  redis.on('ready', () => {
    scheduling = scheduling
      .then(() => keepSchedules(queues, redis, o))
      .catch((error: unknown) =>
        o.log.error({ err: error }, 'the schedules could not be stored'),
      )
  })
  return {
    ping: async () => void (await redis.ping()),
    async stop() {
      const graceful = Promise.all(workers.map((worker) => worker.close()))
      // Redis takes a job that still runs then for stalled, and another worker runs it again.
      if (!(await endsWithin(graceful, closeTimeoutMs))) {
        const forced = Promise.all(workers.map((worker) => worker.close(true)))
        await endsWithin(forced, forceTimeoutMs)
      }
      redis.disconnect()
      await scheduling
    },
  }
}

function matchHandlers(o: WorkersOptions): Map<string, JobImplementation> {
  const handlers = new Map<string, JobImplementation>()
  const faults: string[] = []
  const defined = new Set(o.definitions.map(keyOf))
  if (defined.size < o.definitions.length) faults.push('two definitions have the same name')
  for (const implementation of o.implementations) {
    const key = keyOf(implementation.definition)
    if (handlers.has(key)) faults.push(`${key} has two handlers`)
    if (!defined.has(key)) faults.push(`${key} has a handler but no definition`)
    handlers.set(key, implementation)
  }
  for (const key of defined) if (!handlers.has(key)) faults.push(`${key} has no handler`)
  for (const { definition } of o.schedules ?? []) {
    if (!defined.has(keyOf(definition)))
      faults.push(`${keyOf(definition)} is only scheduled`)
  }
  if (faults.length > 0) throw new Error(`Jobs do not fit together: ${faults.join('; ')}`)
  return handlers
}

function startWorker(
  queue: string,
  handlers: Map<string, JobImplementation>,
  redis: Redis,
  o: WorkersOptions,
): Worker {
  const { lockMs = defaultLockMs } = o
  const worker = new Worker(queue, (job, token) => runJob(job, token, handlers, o), {
    connection: redis,
    prefix: o.prefix ?? defaultPrefix,
    concurrency: concurrencyOf(queue, o.concurrency),
    // Each job records which worker took it, for operators who look into a queue.
    name: `${hostname()}:${process.pid}`,
    lockDuration: lockMs,
    stalledInterval: lockMs / 2,
    // Each start counts, so that a job which kills its worker ends.
    maxStalledCount: 10,
  })
  const count = (job: Job, outcome: 'completed' | 'retried' | 'failed') =>
    o.metrics?.countJob({ queue, name: job.name, outcome })
  worker.on('completed', (job) => count(job, 'completed'))
  worker.on('failed', (job, error) => {
    if (!job) return
    const isLast = job.finishedOn !== undefined
    count(job, isLast ? 'failed' : 'retried')
    const fields = {
      err: error instanceof KeptError ? error.cause : error,
      queue,
      job: job.name,
      jobId: job.id,
      attempt: job.attemptsMade,
    }
    withOrigin(originOf(job), () => {
      if (isLast) o.log.error(fields, 'a job failed for good')
      else o.log.warn(fields, 'a job will be retried')
    })
  })
  // Connection errors are reported once, by the shared connection.
  worker.on('error', () => undefined)
  return worker
}

async function runJob(
  job: Job,
  token: string | undefined,
  handlers: Map<string, JobImplementation>,
  o: WorkersOptions,
): Promise<void> {
  const implementation = handlers.get(keyOf({ queue: job.queueName, name: job.name }))
  if (!implementation) return leaveForNewer(job, token, o)
  const jobId = job.id ?? ''
  const span = { kind: SpanKind.CONSUMER, origin: originOf(job) }
  try {
    await inSpan(`job ${job.name}`, span, () =>
      implementation.run(job.data, contextOf(job, jobId, o.log)),
    )
  } catch (error) {
    if (error instanceof JobPayloadError) throw new UnrecoverableError(error.message)
    const pauseMs = pauseAfter(error, o)
    if (pauseMs === null) throw new KeptError(error)
    if (isUnavailable(error)) {
      withOrigin(originOf(job), () =>
        o.log.warn({ err: error, job: job.name, jobId }, 'a job waits for the database'),
      )
    }
    await job.moveToDelayed(Date.now() + pauseMs, token)
    throw new DelayedError()
  }
}

/** Most jobs write no line: their log is made when it is asked for. */
function contextOf(job: Job, jobId: string, log: Log): JobContext {
  let own: Log | undefined
  return {
    jobId,
    attempt: job.attemptsMade + 1,
    get log() {
      return (own ??= log.child({ job: job.name, jobId }))
    },
    progress: (value) => job.updateProgress(value as object),
  }
}

async function leaveForNewer(
  job: Job,
  token: string | undefined,
  o: WorkersOptions,
): Promise<never> {
  if (Date.now() - job.timestamp > unknownLimitMs) {
    throw new UnrecoverableError(`No handler for ${job.name}`)
  }
  o.log.warn({ job: job.name, jobId: job.id }, 'a job waits for a worker that knows it')
  await job.moveToDelayed(Date.now() + (o.unknownPauseMs ?? defaultUnknownPauseMs), token)
  throw new DelayedError()
}

/** How long a job that could not begin pauses; null for one that has failed. */
function pauseAfter(error: unknown, o: WorkersOptions): number | null {
  if (error instanceof JobPostponedError) return postponedMs
  return isUnavailable(error) ? (o.outagePauseMs ?? defaultOutagePauseMs) : null
}

const originSchema = z.object({
  traceparent: z.string().optional(),
  requestId: z.string().optional(),
})

/** The request that caused it; scheduled jobs have none. */
function originOf({ opts }: Job): Origin {
  const { metadata } = opts.telemetry ?? {}
  if (metadata === undefined) return {}
  try {
    return originSchema.parse(JSON.parse(metadata))
  } catch {
    // A trace that is lost must not cost the job.
    return {}
  }
}

/** Stores the schedules, and removes those of an older version of the code. */
async function keepSchedules(
  queues: readonly string[],
  redis: Redis,
  o: WorkersOptions,
): Promise<void> {
  for (const name of queues) {
    const queue = new Queue(name, { connection: redis, prefix: o.prefix ?? defaultPrefix })
    queue.on('error', () => undefined)
    const wanted = (o.schedules ?? []).filter((s) => s.definition.queue === name)
    const known = await queue.getJobSchedulers()
    for (const { key } of known) {
      if (!wanted.some((s) => s.definition.name === key))
        await queue.removeJobScheduler(key)
    }
    for (const { definition, payload, repeat } of wanted) {
      const rule =
        'everyMs' in repeat
          ? { every: repeat.everyMs }
          : { pattern: repeat.cron, tz: repeat.timeZone }
      await queue.upsertJobScheduler(definition.name, rule, {
        name: definition.name,
        data: payload,
        opts: jobOptions(definition),
      })
    }
    await queue.close()
  }
}

function keyOf(job: { queue: string; name: string }): string {
  return `${job.queue}/${job.name}`
}

function concurrencyOf(queue: string, wanted: WorkersOptions['concurrency']): number {
  return (typeof wanted === 'number' ? wanted : wanted?.[queue]) ?? 4
}

async function endsWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  const { promise: timeout, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(() => resolve(false), ms)
  return Promise.race([work.then(() => true), timeout]).finally(() => clearTimeout(timer))
}
