import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createJobQueues } from '../src/jobs/queues.ts'
import {
  defineJob,
  implementJob,
  schedule,
  type JobContext,
} from '../src/jobs/definition.ts'
import { startJobWorkers } from '../src/jobs/workers.ts'
import { createLog } from '../src/observability/log.ts'
import { createMetrics } from '../src/observability/metrics.ts'
import { eventually } from '../src/testing/eventually.ts'
import { testBacking } from '../src/testing/backing.ts'
import { startBreakableProxy } from '../src/testing/breakable-proxy.ts'

const greet = defineJob({
  queue: 'example',
  name: 'greet',
  description: 'Says hello',
  schema: z.object({ name: z.string().trim().min(1), times: z.number().default(1) }),
  backoffMs: 1,
  attempts: 3,
})
type Payload = z.output<typeof greet.schema>

const { redisUrl } = testBacking()
let prefix: string
let lines: string[]
let log: ReturnType<typeof createLog>
let closers: (() => Promise<unknown>)[]

beforeEach(() => {
  prefix = `test-${randomUUID()}`
  lines = []
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  log = createLog({ service: 'test', destination })
  closers = []
})

afterEach(async () => {
  for (const close of closers.toReversed()) await close()
  const redis = new Redis(redisUrl)
  const keys = await redis.keys(`${prefix}:*`)
  if (keys.length > 0) await redis.del(keys)
  redis.disconnect()
})

function queuesAt(url = redisUrl) {
  const queues = createJobQueues({ redisUrl: url, log, prefix })
  closers.push(() => queues.close())
  return queues
}

async function work(
  handler: (payload: Payload, context: JobContext) => Promise<void>,
  o: Partial<Parameters<typeof startJobWorkers>[0]> = {},
) {
  const workers = await startJobWorkers({
    redisUrl,
    definitions: [greet],
    implementations: [implementJob(greet, handler)],
    log,
    prefix,
    ...o,
  })
  closers.push(() => workers.stop())
  return workers
}

/** BullMQ's own view, to see what is kept. */
function inspect() {
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: null })
  const queue = new Queue('example', { connection: redis, prefix })
  closers.push(async () => {
    await queue.close()
    redis.disconnect()
  })
  return queue
}

describe('a job', () => {
  it('runs once per id, with its parsed payload', async () => {
    const seen: Payload[] = []
    const queues = queuesAt()
    const id = randomUUID()
    await queues.add(greet, { name: ' Ada ' }, { jobId: id })
    await queues.add(greet, { name: 'again' }, { jobId: id })
    await work(async (payload) => void seen.push(payload))
    await queues.add(greet, { name: 'Grace', times: 2 }, { jobId: 'a:b' })
    await eventually(() => seen.length === 2)
    await queues.add(greet, { name: 'again' }, { jobId: id })
    await queues.add(greet, { name: 'last' }, { jobId: randomUUID() })
    await eventually(() => seen.length >= 3)
    expect(seen).toEqual([
      { name: 'Ada', times: 1 },
      { name: 'Grace', times: 2 },
      { name: 'last', times: 1 },
    ])
  })

  it('that is forgotten when done can be added again by its key', async () => {
    const forgotten = defineJob({ ...greet, removeWhenDone: true })
    const seen: string[] = []
    await work(
      async ({ name }) => {
        seen.push(name)
        if (name === 'fails') throw new Error('no luck')
      },
      { definitions: [forgotten] },
    )
    const queues = queuesAt()
    const queue = inspect()
    for (const [index, name] of ['Ada', 'fails', 'Ada'].entries()) {
      await queues.add({ ...forgotten, attempts: 1 }, { name }, { jobId: 'one-key' })
      await eventually(async () => seen.length > index && !(await queue.getJob('one-key')))
    }
    expect(seen).toEqual(['Ada', 'fails', 'Ada'])
  })

  it('is tried as often as defined, then kept with its reason and logged once', async () => {
    const attempts: number[] = []
    const metrics = createMetrics({ service: 'test' })
    await work(
      async (_payload, { attempt }) => {
        attempts.push(attempt)
        throw new RangeError('Ada has no luck')
      },
      { metrics },
    )
    const queues = queuesAt()
    // As the relay adds it: from an outbox row, without the definition's schema.
    const target = { queue: 'example', name: 'greet', attempts: 3, backoffMs: 1 }
    await queues.add(target, { name: 'Ada' }, { jobId: 'j1' })
    const queue = inspect()
    const failed = await eventually(async () => {
      const [job] = await queue.getFailed()
      return job ?? false
    })
    expect(failed).toMatchObject({
      id: 'j1',
      failedReason: 'RangeError',
      stacktrace: expect.arrayContaining([expect.stringContaining('jobs.test.ts')]),
      attemptsMade: 3,
    })
    // Nothing is kept of its message, which may quote people's data.
    expect(JSON.stringify(failed)).not.toContain('no luck')
    expect(attempts).toEqual([1, 2, 3])
    await eventually(() => lines.some((line) => line.includes('failed for good')))
    const [logged, ...others] = lines.filter((line) => line.includes('"level":"error"'))
    expect(others).toEqual([])
    expect(JSON.parse(logged ?? '{}').err).toMatchObject({ type: 'RangeError' })
    const text = await metrics.text()
    expect(text).toContain('outcome="retried",service="test"} 2')
    expect(text).toContain('outcome="failed",service="test"} 1')
  })

  it('with a payload that does not fit is refused when added and not retried when run', async () => {
    const queues = queuesAt()
    await expect(queues.add(greet, { name: '' }, { jobId: 'j1' })).rejects.toThrow('greet')
    let runs = 0
    await work(async () => void runs++)
    await queues.add({ queue: 'example', name: 'greet' }, { nom: 'x' }, { jobId: 'j2' })
    const queue = inspect()
    await eventually(async () => (await queue.getFailedCount()) === 1)
    expect((await queue.getFailed())[0]?.attemptsMade).toBe(1)
    expect(runs).toBe(0)
  })

  it('of a newer version is read without the keys that this one does not know', async () => {
    const seen: Payload[] = []
    await work(async (payload) => void seen.push(payload))
    const newer = { name: 'Ada', tone: 'warm' }
    const queues = queuesAt()
    await expect(queues.add(greet, newer, { jobId: 'j1' })).rejects.toThrow('greet')
    // As a newer service's relay adds it.
    await queues.add({ queue: 'example', name: 'greet' }, newer, { jobId: 'j2' })
    await eventually(() => seen.length === 1)
    expect(seen).toEqual([{ name: 'Ada', times: 1 }])
  })

  it('whose name only newer workers know is left to them, and the try does not count', async () => {
    const queues = queuesAt()
    const sing = defineJob({ ...greet, name: 'sing', attempts: 1 })
    const old = await work(async () => undefined, { unknownPauseMs: 20 })
    await queues.add(sing, { name: 'Ada' }, { jobId: 'j1' })
    await eventually(() => lines.some((line) => line.includes('a worker that knows it')))
    await old.stop()
    const seen: { name: string; attempt: number }[] = []
    await work(async () => undefined, {
      definitions: [sing],
      implementations: [
        implementJob(
          sing,
          async ({ name }, { attempt }) => void seen.push({ name, attempt }),
        ),
      ],
    })
    await eventually(() => expect(seen).toEqual([{ name: 'Ada', attempt: 1 }]))
  })

  it('waits for its time', async () => {
    const queues = queuesAt()
    await queues.add(
      greet,
      { name: 'Ada' },
      { jobId: 'j', runAt: new Date(Date.now() + 3.6e6) },
    )
    const job = await inspect().getJob('j')
    expect(await job?.getState()).toBe('delayed')
  })
})

describe('the workers', () => {
  const handled = implementJob(greet, async () => undefined)

  it.each([
    ['without a handler', [greet], [], 'has no handler'],
    ['with two', [greet], [handled, handled], 'has two handlers'],
    ['for an unknown job', [], [handled], 'has a handler but no definition'],
    ['for two jobs of one name', [greet, greet], [handled], 'same name'],
  ])('do not start %s', async (_case, definitions, implementations, message) => {
    const start = startJobWorkers({ redisUrl, definitions, implementations, log, prefix })
    await expect(start).rejects.toThrow(message)
  })

  it('repeat what is scheduled and forget what no longer is', async () => {
    let runs = 0
    const schedules = [schedule(greet, { everyMs: 50, payload: { name: 'tick' } })]
    const first = await work(async () => void runs++, { schedules })
    await eventually(() => runs >= 2)
    await first.stop()
    const queue = inspect()
    expect(await queue.getJobSchedulersCount()).toBe(1)
    await work(async () => undefined, { schedules: [] })
    await eventually(async () => (await queue.getJobSchedulersCount()) === 0)
  })

  it('let a running job end when they stop', async () => {
    const gate = Promise.withResolvers<void>()
    let state = 'waiting'
    const workers = await work(async () => {
      state = 'running'
      await gate.promise
      state = 'done'
    })
    const queues = queuesAt()
    await queues.add(greet, { name: 'Ada' }, { jobId: 'j' })
    await eventually(() => state === 'running')
    const stopped = workers.stop()
    gate.resolve()
    await stopped
    expect(state).toBe('done')
  })
})

describe('while Redis is away', () => {
  it('adding a job fails at once; workers go on when Redis is back', async () => {
    const proxy = await startBreakableProxy(redisUrl)
    closers.push(() => proxy.close())
    const seen: string[] = []
    const queues = queuesAt(proxy.url)
    await eventually(() => queues.ping())
    const workers = await work(async ({ name }) => void seen.push(name), {
      redisUrl: proxy.url,
    })
    await queues.add(greet, { name: 'before' }, { jobId: 'j1' })
    await eventually(() => seen.length === 1)
    proxy.cut()
    await eventually(() =>
      queues.add(greet, { name: 'lost' }, { jobId: 'j2' }).then(
        () => false,
        () => true,
      ),
    )
    proxy.mend()
    await eventually(() => queues.add(greet, { name: 'after' }, { jobId: 'j3' }))
    await eventually(() => seen.includes('after'))
    expect(seen).toContain('before')
    await expect(workers.ping()).resolves.toBeUndefined()
  })

  it('repeated jobs are stored again once it has lost its data', async () => {
    const proxy = await startBreakableProxy(redisUrl)
    closers.push(() => proxy.close())
    let runs = 0
    const schedules = [schedule(greet, { everyMs: 50, payload: { name: 'tick' } })]
    await work(async () => void runs++, { schedules, redisUrl: proxy.url })
    await eventually(() => runs >= 1)
    proxy.cut()
    const redis = new Redis(redisUrl)
    closers.push(async () => redis.disconnect())
    await eventually(async () => {
      const keys = await redis.keys(`${prefix}:*`)
      if (keys.length > 0) await redis.del(keys)
      return keys.length === 0
    })
    const before = runs
    proxy.mend()
    await eventually(() => runs > before + 1)
    expect(await inspect().getJobSchedulersCount()).toBe(1)
  })

  it('workers start and take up their work later', async () => {
    const proxy = await startBreakableProxy(redisUrl)
    closers.push(() => proxy.close())
    proxy.cut()
    const seen: string[] = []
    await work(async ({ name }) => void seen.push(name), { redisUrl: proxy.url })
    const queues = queuesAt()
    await queues.add(greet, { name: 'Ada' }, { jobId: 'j1' })
    proxy.mend()
    await eventually(() => seen.length > 0)
    expect(seen).toEqual(['Ada'])
  })
})
