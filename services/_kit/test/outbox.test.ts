import { Queue } from 'bullmq'
import { sql } from 'drizzle-orm'
import { Redis } from 'ioredis'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { envelopeSchema } from '@landfall/proto-events'
import { streamOf } from '../src/messaging/bus-streams.ts'
import type { Bus } from '../src/messaging/bus.ts'
import { newId } from '../src/core/ids.ts'
import { createJobQueues } from '../src/jobs/queues.ts'
import { defineJob } from '../src/jobs/definition.ts'
import type { JobQueues } from '../src/jobs/queues.ts'
import { createRelay } from '../src/messaging/outbox-relay.ts'
import { eventually } from '../src/testing/eventually.ts'
import { testBacking } from '../src/testing/backing.ts'
import { startBreakableProxy } from '../src/testing/breakable-proxy.ts'
import { removeStream, silentLog, testBus, testEvent, testPostgres, uniqueName } from './_parts.ts' // prettier-ignore

const NoteSaved = testEvent()
const IndexNote = defineJob({
  queue: uniqueName('kit-index'),
  name: 'index-note',
  description: 'Makes a note searchable.',
  schema: z.object({ noteId: z.uuid() }),
})

let service: Awaited<ReturnType<typeof testPostgres>>
let natsCable: Awaited<ReturnType<typeof startBreakableProxy>>
let redisCable: Awaited<ReturnType<typeof startBreakableProxy>>
let bus: Bus
let jobs: JobQueues
let redis: Redis
let queue: Queue

beforeEach(async () => {
  service = await testPostgres()
  natsCable = await startBreakableProxy(testBacking().natsUrl)
  redisCable = await startBreakableProxy(testBacking().redisUrl)
  bus = testBus(natsCable.url)
  const prefix = uniqueName('kit')
  jobs = createJobQueues({ redisUrl: redisCable.url, log: silentLog, prefix })
  redis = new Redis(testBacking().redisUrl, { maxRetriesPerRequest: null })
  queue = new Queue(IndexNote.queue, { connection: redis, prefix })
})

afterEach(async () => {
  await bus.close()
  await jobs.close()
  await queue.obliterate({ force: true })
  await queue.close()
  redis.disconnect()
  await natsCable.close()
  await redisCable.close()
  await service.close()
  await removeStream(NoteSaved.publisher)
})

function relay() {
  return createRelay({ postgres: service.postgres, bus, jobs, log: silentLog })
}

async function publishNote(text: string): Promise<string> {
  const noteId = newId()
  await service.unitOfWork((tx) =>
    tx.outbox.publish(NoteSaved, {
      aggregateId: noteId,
      version: 1,
      data: { noteId, text },
    }),
  )
  return noteId
}

async function publishedTexts(): Promise<string[]> {
  const reader = testBus()
  try {
    const { manager } = await reader.session()
    const stream = streamOf(NoteSaved.publisher)
    const { state } = await manager.streams.info(stream)
    const texts: string[] = []
    for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
      const stored = await manager.streams.getMessage(stream, { seq })
      if (stored === null) continue
      const { data } = envelopeSchema.parse(stored.json())
      texts.push(NoteSaved.schema.parse(data).text)
    }
    return texts
  } finally {
    await reader.close()
  }
}

async function waitingRows(): Promise<number> {
  const { rows } = await service.postgres.db.execute<{ count: string }>(
    sql`select count(*) from outbox where published_at is null`,
  )
  return Number(rows[0]?.count)
}

describe('the outbox', () => {
  it('accepts a text that was cut within a character', async () => {
    await publishNote('A grant for builders \u{1f309}'.slice(0, -1))
    await relay().drain()
    expect(await publishedTexts()).toEqual(['A grant for builders \ufffd'])
  })

  it('sends nothing of a transaction that was rolled back', async () => {
    const failing = service.unitOfWork(async (tx) => {
      await tx.effects.add('never')
      await tx.outbox.publish(NoteSaved, {
        aggregateId: newId(),
        version: 1,
        data: { noteId: newId(), text: 'never' },
      })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await waitingRows()).toBe(0)
  })

  it('refuses data that the contract does not allow, and the whole transaction with it', async () => {
    const failing = service.unitOfWork(async (tx) => {
      await tx.effects.add('never')
      const data = { noteId: 'no id', text: '' }
      await tx.outbox.publish(NoteSaved, { aggregateId: newId(), version: 1, data })
    })
    await expect(failing).rejects.toThrow(z.ZodError)
    await service.unitOfWork(async (tx) => expect(await tx.effects.all()).toEqual([]))
  })
})

describe('the relay', () => {
  it('publishes each event once, although two relays drain side by side', async () => {
    const texts = Array.from({ length: 450 }, (_, index) => `note ${index}`)
    await Promise.all(texts.map((text) => publishNote(text)))
    await Promise.all([relay().drain(), relay().drain()])
    await relay().drain()
    expect((await publishedTexts()).toSorted()).toEqual(texts.toSorted())
    expect(await waitingRows()).toBe(0)
  })

  it('sends under the same id what a crashed relay had sent but not marked', async () => {
    await publishNote('once')
    await relay().drain()
    await service.postgres.db.execute(sql`update outbox set published_at = null`)
    await relay().drain()
    expect(await publishedTexts()).toEqual(['once'])
  })

  it('is woken by a commit', async () => {
    const running = relay()
    running.start()
    try {
      await publishNote('first')
      await eventually(async () => (await waitingRows()) === 0)
      await publishNote('second')
      await eventually(async () => (await waitingRows()) === 0)
    } finally {
      await running.stop()
    }
    expect(await publishedTexts()).toEqual(['first', 'second'])
  })

  it('adds a job with its key or its row as the id, at its time', async () => {
    const noteId = newId()
    const runAt = new Date(Date.now() + 3_600_000)
    await service.unitOfWork(async (tx) => {
      await tx.outbox.enqueue(IndexNote, { noteId }, { key: `note:${noteId}`, runAt })
      await tx.outbox.enqueue(IndexNote, { noteId }, { key: `note:${noteId}`, runAt })
      await tx.outbox.enqueue(IndexNote, { noteId })
    })
    await relay().drain()
    const [delayed] = await queue.getDelayed()
    expect(await queue.getDelayedCount()).toBe(1)
    expect(delayed?.data).toEqual({ noteId })
    expect(delayed?.id).toBe(`note_${noteId}`)
    expect(await queue.getWaitingCount()).toBe(1)
  })

  it('goes on with jobs while NATS is away, and loses no event', async () => {
    natsCable.cut()
    const running = relay()
    running.start()
    try {
      await publishNote('written while NATS was away')
      await service.unitOfWork((tx) => tx.outbox.enqueue(IndexNote, { noteId: newId() }))
      await eventually(async () => (await queue.getWaitingCount()) === 1)
      await eventually(async () => (await waitingRows()) === 1)
      natsCable.mend()
      await eventually(async () => (await waitingRows()) === 0)
    } finally {
      await running.stop()
    }
    expect(await publishedTexts()).toEqual(['written while NATS was away'])
  })

  it('survives a cut in the middle of its work', async () => {
    const running = relay()
    running.start()
    try {
      await publishNote('before')
      await eventually(async () => (await waitingRows()) === 0)
      natsCable.cut()
      await Promise.all(['a', 'b', 'c'].map((text) => publishNote(text)))
      await eventually(async () => (await waitingRows()) === 3)
      natsCable.mend()
      await eventually(async () => (await waitingRows()) === 0)
    } finally {
      await running.stop()
    }
    expect((await publishedTexts()).toSorted()).toEqual(['a', 'b', 'before', 'c'])
  })

  it('goes on with events while Redis is away, and loses no job', async () => {
    redisCable.cut()
    const running = relay()
    running.start()
    try {
      await service.unitOfWork((tx) => tx.outbox.enqueue(IndexNote, { noteId: newId() }))
      await publishNote('written while Redis was away')
      await eventually(async () => (await waitingRows()) === 1)
      expect(await publishedTexts()).toEqual(['written while Redis was away'])
      redisCable.mend()
      await eventually(async () => (await queue.getWaitingCount()) === 1)
    } finally {
      await running.stop()
    }
  })

  it('does not let one refused row hold up the others', async () => {
    await publishNote('good')
    await service.postgres.db.execute(sql`
      insert into outbox (id, kind, name, body) values (${newId()}, 'event', 'broken', '{}')`)
    await publishNote('good too')
    const running = relay()
    running.start()
    try {
      await eventually(async () => (await waitingRows()) === 1)
    } finally {
      await running.stop()
    }
    expect((await publishedTexts()).toSorted()).toEqual(['good', 'good too'])
  })
})
