import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fixedClock } from '@landfall/kit/core/clock'
import { republishClosedJob } from '../src/jobs/republish-closed.job.ts'
import { makeRepublishClosed } from '../src/record/scholarship/republish-closed.ts'
import { NOW, type RunningCatalog, startCatalog } from './_app.ts'

const MIGRATION = new URL(
  '../src/db/migrations/0014_publish_closed_reasons.sql',
  import.meta.url,
)
const CLOSED = 230

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog?.stop())

const migrate = () => catalog.postgres.pool.query(readFileSync(MIGRATION, 'utf8'))

async function queuedJobs() {
  const { rows } = await catalog.postgres.pool.query(
    `select body from outbox where name = 'catalog-republish/republish-closed' order by position`,
  )
  return rows.map(({ body }) => body)
}

it('the migration queues nothing for a catalog in which nothing is closed', async () => {
  await migrate()
  expect(await queuedJobs()).toEqual([])
})

it('the migration publishes once why each closed award is closed, page by page', async () => {
  await catalog.postgres.pool.query(
    `update scholarships set status = 'closed', closed_reason = 'owner'
     where id in (select id from scholarships where status = 'published' order by id limit $1)`,
    [CLOSED],
  )
  const before = (await catalog.outboxEvents()).length
  await migrate()
  const { queue, name, attempts, backoffMs } = republishClosedJob
  expect(await queuedJobs()).toMatchObject([{ queue, name, attempts, backoffMs }])

  const { unitOfWork } = catalog
  const republish = makeRepublishClosed({ unitOfWork, clock: fixedClock(NOW) })
  const pages: number[] = []
  for (let at = 0; at < (await queuedJobs()).length; at += 1) {
    const { payload } = (await queuedJobs())[at]
    pages.push(await republish(republishClosedJob.schema.parse(payload).afterId ?? null))
  }
  expect(pages).toEqual([200, 30])
  const published = (await catalog.outboxEvents())
    .slice(before)
    .map(({ body }) => body.data)
  expect(new Set(published.map(({ scholarshipId }) => scholarshipId)).size).toBe(CLOSED)
  for (const { status, closedReason } of published) {
    expect([status, closedReason]).toEqual(['closed', 'owner'])
  }
})
