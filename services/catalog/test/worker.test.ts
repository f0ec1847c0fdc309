import { randomUUID } from 'node:crypto'
import { studentSaved } from '@landfall/matching/testing/student-saved'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBus } from '@landfall/kit/messaging/bus'
import { createLog } from '@landfall/kit/observability/log'
import { eventually } from '@landfall/kit/testing/eventually'
import { CatalogueCopyRequested } from '@landfall/proto-events/ai-workers/catalogue-copy-requested.v1'
import { createWorker } from '../src/worker.ts'
import { type RunningCatalog, startCatalog } from './_app.ts'
import { copyRequested } from './_events.ts'

const log = createLog({ service: 'catalog', level: 'silent' })
let catalog: RunningCatalog
let worker: Awaited<ReturnType<typeof createWorker>>
beforeAll(async () => {
  catalog = await startCatalog()
  const queuePrefix = `test-${randomUUID()}`
  worker = await createWorker(catalog.config, { log, queuePrefix })
  await worker.start()
})
afterAll(async () => {
  await worker?.stop()
  await catalog?.stop()
})

describe('the worker', () => {
  it('sends everything that the load left in the outbox', async () => {
    await eventually(async () => {
      const { rows } = await catalog.postgres.pool.query(
        'select count(*)::int as waiting from outbox where published_at is null',
      )
      expect(rows).toEqual([{ waiting: 0 }])
    })
  })

  it('learns of students over the bus', async () => {
    const studentId = randomUUID()
    const bus = createBus({ url: catalog.config.natsUrl, name: 'test', log })
    try {
      const profile = { country: 'KE', fieldOfInterest: ['Physics'] }
      await bus.publish(studentSaved({ ...profile, studentId, version: 1 }))
      const facts = await eventually(
        async () =>
          (await catalog.stores.studentFacts.findWithAnswers([studentId])).get(studentId) ??
          false,
      )
      expect(facts).toMatchObject({ facts: { country: 'KE', fieldCodes: ['physics'] } })
    } finally {
      await bus.close()
    }
  })

  it('publishes the whole catalog when somebody asks for a copy, each page once', async () => {
    const requestId = randomUUID()
    const bus = createBus({ url: catalog.config.natsUrl, name: 'test', log })
    try {
      // Two events of one request, as from two processes that lack the same copy.
      for (const event of [
        copyRequested(CatalogueCopyRequested, requestId),
        copyRequested(CatalogueCopyRequested, requestId),
      ])
        await bus.publish(event)
      await eventually(async () => {
        const { rows } = await catalog.postgres.pool.query(
          `select (body->'data'->>'page')::int as page, published_at is not null as sent
             from outbox where body->'data'->>'runId' = $1 order by position`,
          [requestId],
        )
        expect(rows).toEqual([1, 2, 3].map((page) => ({ page, sent: true })))
      })
    } finally {
      await bus.close()
    }
  })

  it('is ready while its servers are', async () => {
    expect(await worker.lifecycle.check()).toEqual({ ready: true, down: [] })
  })
})
