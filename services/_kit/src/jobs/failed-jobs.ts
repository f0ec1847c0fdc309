import { Queue } from 'bullmq'
import type { Log } from '../observability/log.ts'
import { connectPatiently, defaultPrefix, reportOutages } from './redis.ts'

/** A job that failed for good; `id` names it to the others. */
export type FailedJob = {
  id: string
  name: string
  at: Date
  tries: number
  reason: string
}

export type FailedJobs = {
  /** The newest of each queue first. */
  list(limit?: number): Promise<FailedJob[]>
  /** Has it run again, from its first try. @throws Error when it is not there */
  retry(id: string): Promise<void>
  /** Forgets it for good. @throws Error when it is not there */
  drop(id: string): Promise<void>
  close(): Promise<void>
}

/** For operators: the jobs of all services that nobody will try again by itself. */
export function openFailedJobs(o: {
  redisUrl: string
  log: Log
  prefix?: string
}): FailedJobs {
  const prefix = o.prefix ?? defaultPrefix
  const redis = connectPatiently(o.redisUrl)
  reportOutages(redis, 'failed-jobs', o.log)
  const withQueue = async <T>(name: string, act: (queue: Queue) => Promise<T>) => {
    const queue = new Queue(name, { connection: redis, prefix })
    queue.on('error', () => undefined)
    return act(queue).finally(() => queue.close())
  }
  const withJob = (id: string, act: 'retry' | 'remove') => {
    const [queueName = '', ...rest] = id.split('/')
    return withQueue(queueName, async (queue) => {
      const job = await queue.getJob(rest.join('/'))
      if (!job || !(await job.isFailed())) throw new Error(`There is no failed job ${id}`)
      if (act === 'remove') return job.remove()
      await job.retry('failed', { resetAttemptsMade: true })
    })
  }
  return {
    async list(limit = 100) {
      const names = await queueNames(redis, prefix)
      const lists = names.map((name) =>
        withQueue(name, async (queue) =>
          (await queue.getFailed(0, limit - 1)).map((job) => ({
            id: `${name}/${job.id}`,
            name: job.name,
            at: new Date(job.finishedOn ?? job.timestamp),
            tries: job.attemptsMade,
            // Only the kind of error: its message may quote people's data.
            reason: kindOf(job.stacktrace?.at(-1)),
          })),
        ),
      )
      return (await Promise.all(lists)).flat()
    },
    retry: (id) => withJob(id, 'retry'),
    drop: (id) => withJob(id, 'remove'),
    async close() {
      redis.disconnect()
    },
  }
}

async function queueNames(
  redis: ReturnType<typeof connectPatiently>,
  prefix: string,
): Promise<string[]> {
  const names: string[] = []
  for await (const keys of redis.scanStream({ match: `${prefix}:*:meta`, count: 1_000 })) {
    for (const key of keys as string[]) names.push(key.slice(prefix.length + 1, -5))
  }
  return names.toSorted()
}

/** `TypeError: …` and the first place of its stack. */
function kindOf(stack = ''): string {
  const [head = '', ...frames] = stack.split('\n')
  const place = frames.find((line) => /^\s+at /.test(line))?.trim() ?? ''
  return `${head.split(':', 1).join('')} ${place}`.trim()
}
