import { randomUUID } from 'node:crypto'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { defineJob, implementJob } from '../src/jobs/definition.ts'
import { createJobQueues } from '../src/jobs/queues.ts'
import { startJobWorkers } from '../src/jobs/workers.ts'
import { testBacking } from '../src/testing/backing.ts'
import { startBreakableProxy } from '../src/testing/breakable-proxy.ts'
import { eventually } from '../src/testing/eventually.ts'
import { silentLog } from './_parts.ts'

const { redisUrl } = testBacking()
const note = defineJob({
  queue: 'notes',
  name: 'note',
  description: 'Writes down a text',
  schema: z.object({ text: z.string() }),
})
/** A worker's question for a job waits for five seconds there. */
const SILENCE_MS = 6_000
const ENOUGH_MS = 2 * SILENCE_MS

async function behindCable() {
  const cable = await startBreakableProxy(redisUrl)
  onTestFinished(() => cable.close())
  return cable
}

it('jobs are added on another connection when theirs falls silent', async () => {
  const cable = await behindCable()
  const prefix = `test-${randomUUID()}`
  const options = { log: silentLog, prefix, timeoutMs: 400 }
  const queues = createJobQueues({ ...options, redisUrl: cable.url })
  onTestFinished(() => queues.close())
  await queues.add(note, { text: 'before' }, { jobId: 'before' })
  cable.silence()
  const add = () => queues.add(note, { text: 'after' }, { jobId: 'after' })
  await expect(add()).rejects.toThrow('timed out')
  await eventually(add, { timeoutMs: 2_000 })
  expect(await queues.count(note.queue)).toMatchObject({ waiting: 2 })
})

it('a worker goes on when its connection falls silent', async () => {
  const cable = await behindCable()
  const prefix = `test-${randomUUID()}`
  const done: string[] = []
  const workers = await startJobWorkers({
    redisUrl: cable.url,
    definitions: [note],
    implementations: [implementJob(note, async ({ text }) => void done.push(text))],
    log: silentLog,
    prefix,
    silenceMs: SILENCE_MS,
  })
  onTestFinished(() => workers.stop())
  const queues = createJobQueues({ redisUrl, log: silentLog, prefix })
  onTestFinished(() => queues.close())
  await queues.add(note, { text: 'before' }, { jobId: 'before' })
  await eventually(() => expect(done).toEqual(['before']))
  cable.silence()
  await queues.add(note, { text: 'after' }, { jobId: 'after' })
  await eventually(() => expect(done).toContain('after'), { timeoutMs: ENOUGH_MS })
})
