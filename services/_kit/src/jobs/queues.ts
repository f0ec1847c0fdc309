import { Queue, type JobsOptions } from 'bullmq'
import type { Redis } from 'ioredis'
import type { z } from 'zod'
import type { Log } from '../observability/log.ts'
import { writePayload } from './definition.ts'
import type { Origin } from '../observability/tracing.ts'
import { connectFailFast, defaultPrefix, followOutages, reportOutages } from './redis.ts'
import { type WorkerSign, writeSign } from './worker-signs.ts'

/** A definition, or what an outbox row remembers of one. */
export type JobTarget = {
  queue: string
  name: string
  attempts?: number | null
  backoffMs?: number | null
  removeWhenDone?: boolean
  schema?: z.ZodType
}

export const countedStates = ['waiting', 'delayed', 'active', 'failed'] as const
export type JobCounts = Record<(typeof countedStates)[number], number>

export type JobQueues = {
  /**
   * Adding the same `jobId` again does nothing while the first waits or runs, and for three days
   * after it is done. @param o.replacesFailed adds it anew when the first one has failed for good
   */
  add(
    target: JobTarget,
    payload: unknown,
    o: {
      jobId: string
      runAt?: Date | null
      replacesFailed?: boolean
      origin?: Origin | undefined
    },
  ): Promise<void>
  /** How many jobs of a queue are in each state that matters to operators. */
  count(queue: string): Promise<JobCounts>
  /** Reports the worker's state, for `FailedJobs.signs`. */
  reportWorker(sign: WorkerSign): Promise<void>
  /** Calls back when Redis is up again, with the time for which it was down. */
  onBack(listener: (awayMs: number) => void): () => void
  ping(): Promise<void>
  close(): Promise<void>
}

const daySeconds = 24 * 3600
const keptCompleted = { age: 3 * daySeconds, count: 10_000 }
/** They wait for an operator, who lists and retries them. */
const keptFailed = { age: 90 * daySeconds, count: 10_000 }

/** For the relay only: it adds what the outbox holds, and adds again when Redis was away. */
export function createJobQueues(o: {
  redisUrl: string
  log: Log
  prefix?: string
  /** How long a command may take; 5 s by default. */
  timeoutMs?: number
}): JobQueues {
  const { redis, settled, close } = connectFailFast(o.redisUrl, o.timeoutMs)
  reportOutages(redis, 'job-queues', o.log)
  const backListeners = followOutages(redis)
  const prefix = o.prefix ?? defaultPrefix
  const queues = openedQueues(redis, prefix)
  return {
    async add(target, payload, { jobId, runAt, replacesFailed, origin }) {
      if (target.schema) writePayload({ name: target.name, schema: target.schema }, payload)
      const options: JobsOptions = {
        ...jobOptions(target),
        jobId: safeJobId(jobId),
        delay: runAt ? Math.max(0, runAt.getTime() - Date.now()) : 0,
        // Beside the payload, whose schema belongs to the definition alone.
        ...(origin && { telemetry: { metadata: JSON.stringify(origin) } }),
      }
      await settled
      const queue = await queues.named(target.queue)
      if (replacesFailed) await removeFailed(queue, safeJobId(jobId))
      await queue.add(target.name, payload, options)
    },
    async count(name) {
      await settled
      const queue = await queues.named(name)
      return (await queue.getJobCounts(...countedStates)) as JobCounts
    },
    async reportWorker(sign) {
      await settled
      await writeSign(redis, prefix, sign)
    },
    onBack(listener) {
      backListeners.add(listener)
      return () => backListeners.delete(listener)
    },
    async ping() {
      await settled
      await redis.ping()
    },
    async close() {
      await queues.close()
      await close()
    },
  }
}

/** Opens each queue when it is first named. A queue that cannot be reached rejects, and is opened anew next time. */
function openedQueues(connection: Redis, prefix: string) {
  const queues = new Map<string, Promise<Queue>>()
  // A queue never recovers from a failed first contact, so only ready ones are kept.
  async function open(name: string): Promise<Queue> {
    const queue = new Queue(name, { connection, prefix, skipWaitingForReady: true })
    queue.on('error', () => undefined)
    try {
      await queue.waitUntilReady()
      return queue
    } catch (error) {
      queues.delete(name)
      await queue.close().catch(() => undefined)
      throw error
    }
  }
  return {
    named(name: string): Promise<Queue> {
      const queue = queues.get(name) ?? open(name)
      queues.set(name, queue)
      return queue
    },
    async close(): Promise<void> {
      const opened = await Promise.allSettled(queues.values())
      await Promise.all(opened.map((o) => o.status === 'fulfilled' && o.value.close()))
    },
  }
}

/** BullMQ takes no second job with the same id, whatever the state of the first. */
async function removeFailed(queue: Queue, jobId: string): Promise<void> {
  const before = await queue.getJob(jobId)
  if (await before?.isFailed()) await before?.remove()
}

/** Tries with growing waits; failed jobs stay for 90 days with their reason, unless forgotten. */
export function jobOptions(target: JobTarget): JobsOptions {
  return {
    attempts: target.attempts ?? 5,
    backoff: { type: 'exponential', delay: target.backoffMs ?? 1_000, jitter: 0.2 },
    removeOnComplete: target.removeWhenDone ? true : keptCompleted,
    removeOnFail: target.removeWhenDone ? true : keptFailed,
  }
}

/** BullMQ refuses colons and bare integers as ids. */
function safeJobId(id: string): string {
  const text = id.replaceAll(':', '_')
  return /^\d+$/.test(text) ? `job-${text}` : text
}
