/**
 * How many jobs a second the kit's workers process, against bare BullMQ workers at the same concurrency
 * on the same Redis; the jobs do nothing. One of the bare variants keeps finished jobs as the kit does, so that the
 * same key does not run again for some days: the difference between the two is the price of that.
 *
 *     npm run bench jobs -- [--rounds 5] [--jobs 5000] [--concurrency 16]
 */
import { parseArgs } from 'node:util'
import { newId } from '@landfall/kit/core/ids'
import { type JobWorkers, startJobWorkers } from '@landfall/kit/jobs/workers'
import { createJobQueues, jobOptions } from '@landfall/kit/jobs/queues'
import { defineJob, implementJob } from '@landfall/kit/jobs/definition'
import { createLog } from '@landfall/kit/observability/log'
import { testBacking } from '@landfall/kit/testing/backing'
import { type JobsOptions, Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { z } from 'zod'
import { pairedRatio, report, runPaired, startCpuClock } from './measure.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    jobs: { type: 'string', default: '5000' },
    concurrency: { type: 'string', default: '16' },
  },
})
const [count, concurrency] = [Number(values.jobs), Number(values.concurrency)]
const BATCH_SIZE = 1_000
const OURS = "the kit's workers"
const BARE = 'bare BullMQ worker'
const KEEPING = 'one that keeps what is done'
/** Jobs for each second of a core, by variant, in the order of the rounds. */
const cpuRates = new Map<string, number[]>()
/** As a bare queue is usually set up. */
const BARE_OPTIONS = { removeOnComplete: true, removeOnFail: 1_000 }

const { redisUrl } = testBacking()
const log = createLog({ service: 'bench', level: 'silent' })
const connection = new Redis(redisUrl, { maxRetriesPerRequest: null })

const definition = defineJob({
  queue: 'bench',
  name: 'bench',
  description: 'Does nothing.',
  schema: z.object({ studentId: z.string(), profileVersion: z.int(), reason: z.string() }),
})
const payload = { studentId: newId(), profileVersion: 7, reason: 'profile.updated' }

try {
  const variants = {
    [OURS]: processOurs,
    [BARE]: () => processBare(BARE, BARE_OPTIONS),
    [KEEPING]: () => processBare(KEEPING, jobOptions(definition)),
  }
  const figures = await runPaired(variants, Number(values.rounds))
  const cpu = new Map(
    Object.keys(variants).map((name) => [name, cpuRates.get(name)?.slice(1) ?? []]),
  )
  report({
    bench: 'jobs',
    unit: 'jobs processed a second',
    figures,
    ratios: [
      { name: 'ours / bare', value: pairedRatio(figures, OURS, BARE), goal: 0.9 },
      {
        name: 'the same, for each second of a core',
        value: pairedRatio(cpu, OURS, BARE),
      },
      {
        name: 'ours / bare that keeps what is done',
        value: pairedRatio(figures, OURS, KEEPING),
      },
    ],
    notes: { jobs: count, concurrency },
  })
} finally {
  connection.disconnect()
}

async function processOurs(): Promise<number> {
  const prefix = `bench-${newId()}`
  const queues = createJobQueues({ redisUrl, log, prefix })
  for (let start = 0; start < count; start += BATCH_SIZE) {
    const size = Math.min(BATCH_SIZE, count - start)
    const added = Array.from({ length: size }, () =>
      queues.add(definition, payload, { jobId: newId() }),
    )
    await Promise.all(added)
  }
  await queues.close()
  const finished = countDown()
  let running: JobWorkers | undefined
  const rate = await rateOf(OURS, finished, async () => {
    running = await startJobWorkers({
      redisUrl,
      definitions: [definition],
      implementations: [implementJob(definition, async () => finished.one())],
      log,
      concurrency,
      prefix,
    })
  })
  await running?.stop()
  await clear(prefix)
  return rate
}

async function processBare(name: string, opts: JobsOptions): Promise<number> {
  const prefix = `bench-${newId()}`
  const queue = new Queue(definition.queue, { connection, prefix })
  for (let start = 0; start < count; start += BATCH_SIZE) {
    const size = Math.min(BATCH_SIZE, count - start)
    await queue.addBulk(
      Array.from({ length: size }, () => ({
        name: definition.name,
        data: payload,
        opts,
      })),
    )
  }
  await queue.close()
  const finished = countDown()
  let worker: Worker | undefined
  const rate = await rateOf(name, finished, async () => {
    worker = new Worker(definition.queue, async () => finished.one(), {
      connection,
      prefix,
      concurrency,
    })
  })
  await worker?.close()
  await clear(prefix)
  return rate
}

function countDown() {
  const { promise, resolve } = Promise.withResolvers<void>()
  let left = count
  const one = () => {
    left -= 1
    if (left === 0) resolve()
  }
  return { promise, one }
}

async function rateOf(
  name: string,
  finished: ReturnType<typeof countDown>,
  start: () => Promise<unknown>,
): Promise<number> {
  const startedAt = performance.now()
  const cpuSeconds = startCpuClock()
  await start()
  await finished.promise
  cpuRates.set(name, [...(cpuRates.get(name) ?? []), count / cpuSeconds()])
  return count / ((performance.now() - startedAt) / 1_000)
}

async function clear(prefix: string) {
  const queue = new Queue(definition.queue, { connection, prefix })
  await queue.obliterate({ force: true })
  await queue.close()
}
