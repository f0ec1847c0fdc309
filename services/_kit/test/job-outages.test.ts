import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createPostgres, type Postgres } from '../src/database/postgres.ts'
import { defineJob, implementJob, JobPostponedError } from '../src/jobs/definition.ts'
import { openFailedJobs } from '../src/jobs/failed-jobs.ts'
import { createJobQueues, type JobQueues } from '../src/jobs/queues.ts'
import { startJobWorkers } from '../src/jobs/workers.ts'
import { createLog } from '../src/observability/log.ts'
import { createRelay } from '../src/messaging/outbox-relay.ts'
import { eventually } from '../src/testing/eventually.ts'
import { testBacking } from '../src/testing/backing.ts'
import { makeUnitOfWork } from '../src/transaction/unit-of-work.ts'
import { startBreakableProxy } from '../src/testing/breakable-proxy.ts'
import { bindStores, silentLog, testBus, testPostgres } from './_parts.ts'

const note = defineJob({
  queue: 'notes',
  name: 'note',
  description: 'Writes down a text',
  schema: z.object({ text: z.string() }),
  attempts: 2,
  backoffMs: 1,
})

const { redisUrl } = testBacking()
let service: Awaited<ReturnType<typeof testPostgres>>
let databaseCable: Awaited<ReturnType<typeof startBreakableProxy>>
let redisCable: Awaited<ReturnType<typeof startBreakableProxy>>
let postgres: Postgres
let queues: JobQueues
let prefix: string
let redis: Redis
let queue: Queue
let stops: (() => Promise<unknown>)[]

beforeEach(async () => {
  service = await testPostgres()
  databaseCable = await startBreakableProxy(service.url)
  redisCable = await startBreakableProxy(redisUrl)
  prefix = `test-${randomUUID()}`
  const url = databaseCable.url
  postgres = createPostgres({ url, schema: 'kit', applicationName: 'test', log: silentLog })
  queues = createJobQueues({ redisUrl: redisCable.url, log: silentLog, prefix })
  redis = new Redis(redisUrl, { maxRetriesPerRequest: null })
  queue = new Queue(note.queue, { connection: redis, prefix })
  stops = []
})

afterEach(async () => {
  for (const stop of stops.toReversed()) await stop()
  await queues.close()
  await queue.obliterate({ force: true })
  await queue.close()
  redis.disconnect()
  await postgres.close()
  await databaseCable.close()
  await redisCable.close()
  await service.close()
})

const effects = () => bindStores(service.postgres.db).effects.all()

async function work(handler: (text: string) => Promise<void>) {
  const workers = await startJobWorkers({
    redisUrl,
    definitions: [note],
    implementations: [implementJob(note, ({ text }) => handler(text))],
    log: silentLog,
    prefix,
    outagePauseMs: 50,
  })
  stops.push(() => workers.stop())
}

const failedCount = async (count: number) => (await queue.getFailedCount()) === count

describe('while the database is away', () => {
  it('no job fails for good, however often it meets the outage', async () => {
    const unitOfWork = makeUnitOfWork(postgres, bindStores)
    let runs = 0
    await work(async (text) => {
      runs += 1
      await unitOfWork((tx) => tx.effects.add(text))
    })
    databaseCable.cut()
    const texts = ['one', 'three', 'two']
    for (const text of texts) await queues.add(note, { text }, { jobId: text })
    // Many times more runs than the job has tries.
    await eventually(() => runs > 30)
    databaseCable.mend()
    await eventually(async () => expect((await effects()).toSorted()).toEqual(texts))
    expect(await queue.getFailedCount()).toBe(0)
  })
})

describe('a job whose work somebody else does', () => {
  it('leaves its place to others and runs again later, and the try does not count', async () => {
    let isBusy = true
    const seen: string[] = []
    const attempts: number[] = []
    const workers = await startJobWorkers({
      redisUrl,
      definitions: [note],
      implementations: [
        implementJob(note, async ({ text }, { attempt }) => {
          if (text === 'shared' && isBusy) throw new JobPostponedError('it is in use')
          seen.push(text)
          attempts.push(attempt)
        }),
      ],
      log: silentLog,
      prefix,
      concurrency: 1,
    })
    stops.push(() => workers.stop())
    await queues.add(note, { text: 'shared' }, { jobId: 'shared' })
    await queues.add(note, { text: 'other' }, { jobId: 'other' })
    await eventually(() => expect(seen).toEqual(['other']))
    isBusy = false
    await eventually(() => expect(seen).toEqual(['other', 'shared']))
    expect(attempts).toEqual([1, 1])
  })
})

describe('a job that failed for good', () => {
  it('is replaced by the next one with its key', async () => {
    let isBroken = true
    const seen: string[] = []
    await work(async (text) => {
      if (isBroken) throw new Error('no luck')
      seen.push(text)
    })
    const add = (text: string) =>
      queues.add(note, { text }, { jobId: 'one-key', replacesFailed: true })
    await add('first')
    await eventually(() => failedCount(1))
    isBroken = false
    await add('second')
    await eventually(() => expect(seen).toEqual(['second']))
    await add('third')
    await queues.add(note, { text: 'last' }, { jobId: 'other' })
    await eventually(() => expect(seen).toEqual(['second', 'last']))
  })

  it('is listed with the kind of its error, tried again and dropped', async () => {
    let isBroken = true
    const seen: string[] = []
    await work(async (text) => {
      if (isBroken) throw new TypeError(`does not know ${text}`)
      seen.push(text)
    })
    await queues.add(note, { text: 'private' }, { jobId: 'a' })
    await queues.add(note, { text: 'private' }, { jobId: 'b' })
    await eventually(() => failedCount(2))
    const failed = openFailedJobs({ redisUrl, log: silentLog, prefix })
    stops.push(() => failed.close())
    const list = await failed.list()
    expect(list.map(({ id, name, tries }) => ({ id, name, tries }))).toEqual([
      { id: 'notes/b', name: 'note', tries: 2 },
      { id: 'notes/a', name: 'note', tries: 2 },
    ])
    expect(list[0]?.reason).toMatch(/^TypeError at /)
    expect(list[0]?.reason).not.toContain('private')
    isBroken = false
    await failed.retry('notes/a')
    await eventually(() => expect(seen).toEqual(['private']))
    await failed.drop('notes/b')
    expect(await failed.list()).toEqual([])
    await expect(failed.drop('notes/b')).rejects.toThrow('no failed job')
  })
})

it('a caller that asks for failed jobs and leaves at once is not told that Redis is away', async () => {
  const lines: string[] = []
  const destination = { write: (line: string) => void lines.push(line) }
  const log = createLog({ service: 'test', destination })
  for (let pauseMs = 0; pauseMs < 10; pauseMs += 1) {
    const failed = openFailedJobs({ redisUrl, log, prefix })
    await sleep(pauseMs)
    await failed.close()
  }
  await sleep(50)
  expect(lines).toEqual([])
})

it('a job that Redis lost in an outage is added again', async () => {
  const bus = testBus()
  const relay = createRelay({
    postgres: service.postgres,
    bus,
    jobs: queues,
    log: silentLog,
  })
  stops.push(() => bus.close())
  relay.start()
  stops.push(() => relay.stop())
  await service.unitOfWork(({ outbox }) =>
    outbox.enqueue(note, { text: 'kept' }, { key: 'mine' }),
  )
  await eventually(async () => (await queue.getJob('mine')) !== undefined)
  redisCable.cut()
  await queue.remove('mine')
  redisCable.mend()
  await eventually(async () => (await queue.getJob('mine')) !== undefined)
  expect((await queue.getJob('mine'))?.data).toEqual({ text: 'kept' })
})
