import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { defineJob } from '../src/jobs/definition.ts'
import { eventually } from '../src/testing/eventually.ts'
import { testEvent, testPostgres } from './_parts.ts'

const NoteSaved = testEvent()
const indexNote = defineJob({
  queue: 'kit-index',
  name: 'index-note',
  description: 'Makes a note searchable.',
  schema: z.object({}),
})

let service: Awaited<ReturnType<typeof testPostgres>>
let heard: string[]
let listener: { stop(): Promise<void> }

beforeEach(async () => {
  service = await testPostgres()
  heard = []
  listener = service.postgres.listen('outbox_kit', (kind) => void heard.push(kind))
  // The listener is called once when it begins to hear.
  await eventually(() => heard.length === 1)
  heard = []
})

afterEach(async () => {
  await listener.stop()
  await service.close()
})

const noteId = '018f5b7a-7c00-7000-8000-000000000002'
const fact = { aggregateId: noteId, version: 1, data: { noteId, text: 'text' } }

it('many transactions at once give one notice for each kind of row', async () => {
  const writes = Array.from({ length: 40 }, () =>
    service.unitOfWork(async ({ outbox }) => {
      await outbox.publish(NoteSaved, fact)
      await outbox.enqueue(indexNote, {})
    }),
  )
  await Promise.all(writes)
  await eventually(() => heard.includes('event') && heard.includes('job'))
  // Otherwise each of the transactions would have given notice of both.
  expect(heard.length).toBeLessThan(40)
})

it('neither a rollback nor a transaction itself gives a notice', async () => {
  const failing = service.unitOfWork(async ({ outbox }) => {
    await outbox.publish(NoteSaved, fact)
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await service.unitOfWork(({ outbox }) => outbox.enqueue(indexNote, {}))
  await eventually(() => heard.length > 0)
  expect(heard).toEqual(['job'])
})
