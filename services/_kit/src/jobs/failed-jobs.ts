import { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Log } from '../observability/log.ts'
import { NotFailedError } from '../core/not-failed.ts'
import { connectFailFast, defaultPrefix, reportOutages } from './redis.ts'
import { countedStates, type JobCounts } from './queues.ts'
import { readSigns, type WorkerSign } from './worker-signs.ts'

/** A job that failed for good; `retry` and `drop` take its `id`. */
export type FailedJob = {
  id: string
  name: string
  at: Date
  tries: number
  reason: string
}

/** What waits in one queue. */
export type QueueFigures = {
  name: string
  counts: JobCounts
  /** When the next job was added; null if none is waiting. */
  oldestWaitingAt: Date | null
  /** Processes that take its jobs. */
  workers: number
}

/** Fails at once while Redis is away. */
export type FailedJobs = {
  /** The newest of each queue first. */
  list(limit?: number): Promise<FailedJob[]>
  /** Runs it again, from its first try. @throws NotFailedError */
  retry(id: string): Promise<void>
  /** Forgets it for good. @throws NotFailedError */
  drop(id: string): Promise<void>
  /** Of all queues, by their names. */
  figures(): Promise<QueueFigures[]>
  /** The last reports of all services' workers. */
  signs(): Promise<WorkerSign[]>
  /** Version of the server. */
  version(): Promise<string | null>
  close(): Promise<void>
}

/** For operators: the jobs of all services that will not be retried automatically. */
export function openFailedJobs(o: {
  redisUrl: string
  log: Log
  prefix?: string
}): FailedJobs {
  const prefix = o.prefix ?? defaultPrefix
  const { redis, settled, close } = connectFailFast(o.redisUrl)
  reportOutages(redis, 'failed-jobs', o.log)
  const withQueue = queueOpener(redis, prefix, settled)
  const withJob = (id: string, act: 'retry' | 'remove') => {
    const [queueName = '', ...rest] = id.split('/')
    return withQueue(queueName, async (queue) => {
      const job = await queue.getJob(rest.join('/'))
      if (!job || !(await job.isFailed()))
        throw new NotFailedError(`There is no failed job ${id}`)
      if (act === 'remove') return job.remove()
      await job.retry('failed', { resetAttemptsMade: true })
    })
  }
  return {
    async list(limit = 100) {
      await settled
      const names = await queueNames(redis, prefix)
      const lists = names.map((name) => withQueue(name, (queue) => failedOf(queue, limit)))
      return (await Promise.all(lists)).flat()
    },
    async figures() {
      await settled
      const names = await queueNames(redis, prefix)
      return Promise.all(names.map((name) => withQueue(name, figuresOf)))
    },
    async signs() {
      await settled
      return readSigns(redis, prefix)
    },
    async version() {
      await settled
      return /^redis_version:(\S+)/m.exec(await redis.info('server'))?.[1] ?? null
    },
    retry: (id) => withJob(id, 'retry'),
    drop: (id) => withJob(id, 'remove'),
    close,
  }
}

/** Opens a queue for one question only, because most queues are never asked. */
function queueOpener(connection: Redis, prefix: string, settled: Promise<void>) {
  return async <T>(name: string, act: (queue: Queue) => Promise<T>): Promise<T> => {
    await settled
    const queue = new Queue(name, { connection, prefix, skipWaitingForReady: true })
    queue.on('error', () => undefined)
    return queue
      .waitUntilReady()
      .then(() => act(queue))
      .finally(() => queue.close())
  }
}

async function failedOf(queue: Queue, limit: number): Promise<FailedJob[]> {
  const jobs = await queue.getFailed(0, limit - 1)
  return jobs.map((job) => ({
    id: `${queue.name}/${job.id}`,
    name: job.name,
    at: new Date(job.finishedOn ?? job.timestamp),
    tries: job.attemptsMade,
    // Only the kind of error: its message may quote people's data.
    reason: kindOf(job.stacktrace?.at(-1)),
  }))
}

async function figuresOf(queue: Queue): Promise<QueueFigures> {
  const [counts, [next], workers] = await Promise.all([
    queue.getJobCounts(...countedStates),
    queue.getJobs(['waiting'], 0, 0, true),
    queue.getWorkersCount(),
  ])
  return {
    name: queue.name,
    counts: counts as JobCounts,
    oldestWaitingAt: next ? new Date(next.timestamp) : null,
    workers,
  }
}

async function queueNames(redis: Redis, prefix: string): Promise<string[]> {
  const names = new Set<string>()
  for await (const keys of redis.scanStream({ match: `${prefix}:*:meta`, count: 1_000 })) {
    for (const key of keys as string[]) names.add(key.slice(prefix.length + 1, -5))
  }
  return [...names].toSorted()
}

/** `TypeError: …` and the first place of its stack. */
function kindOf(stack = ''): string {
  const [head = '', ...frames] = stack.split('\n')
  const place = frames.find((line) => /^\s+at /.test(line))?.trim() ?? ''
  return `${head.split(':', 1).join('')} ${place}`.trim()
}
